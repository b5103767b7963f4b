import type { ColumnLayout } from '../../generated/types.js';
import type { Detail } from '../api/api-error.js';
import { contactFields } from '../leads/lead-merge.js';
import { quoted } from '../shared/escape-html.js';

/** A column of a file: its heading, and the field behind it (`custom.` and a key for a custom field). */
export interface Column {
  key: string;
  label: string;
}

/** What the compact projection of an export shows. */
export const compactFields = ['email', 'global_lead_id'];

/** What an export shows that names no columns. */
export const fullFields = [
  ...compactFields, ...contactFields, 'custom_lead_data', 'tags', 'email_verification_status', 'campaign_count',
  'has_reply', 'latest_activity_at', 'created_at', 'updated_at',
]; // prettier-ignore

/** Fields of a person that a layout may name, beside custom ones. */
const fields = new Set([...fullFields, 'display_name', 'newest_membership_created_at']);

/** Fields of a lead that the export of one campaign may name too. */
export const campaignFields = ['enrollment_state', 'enrollment_reason', 'category'] as const;
export type CampaignField = (typeof campaignFields)[number];

export function isCampaignField(key: string): key is CampaignField {
  return (campaignFields as readonly string[]).includes(key);
}

/** Whether a field is one that persons have; any custom field is one that some person may have. */
export function isPersonField(key: string): boolean {
  return fields.has(key) || (key.startsWith('custom.') && key.length > 'custom.'.length);
}

/**
 * What is wrong with the columns that a file is to be written or read with. A misspelt field would come out as a column of
 * nothing, and nobody would be informed.
 *
 * @param ofCampaign whether it is an export of one campaign
 */
export function layoutIssues(layout: ColumnLayout = [], ofCampaign = false): Detail[] {
  return layout.flatMap(({ key }, index): Detail[] => {
    const path = `column_layout[${index}].key`;
    if (key === undefined) return [{ path, code: 'required', message: 'A column needs a key.' }];
    if (typeof key !== 'string')
      return [{ path, code: 'invalid_type', message: 'The key must be a string.' }];
    if (isPersonField(key.trim()) || (ofCampaign && isCampaignField(key.trim()))) return [];
    if (isCampaignField(key.trim())) {
      const message = `${key.trim()} is a lead field. Only an export with a campaign_id can contain it.`;
      return [{ path, code: 'invalid_value', message }];
    }
    const known = [...fields, ...(ofCampaign ? campaignFields : [])].join(', ');
    const message = `${quoted(key.trim())} is not a column. Use "custom." and a key, or one of: ${known}.`;
    return [{ path, code: 'invalid_value', message }];
  });
}

/** What is wrong with columns that are only kept, for a file later: what has a type has it. */
export function keptLayoutIssues(layout: ColumnLayout = []): Detail[] {
  return layout.flatMap((column, index) =>
    (['key', 'label'] as const).flatMap((name): Detail[] => {
      if (column[name] === undefined || typeof column[name] === 'string') return [];
      const path = `column_layout[${index}].${name}`;
      return [{ path, code: 'invalid_type', message: `The ${name} must be a string.` }];
    }),
  );
}

/** The columns that a layout names, in order; entries without a key are left out. */
export function layoutColumns(layout: ColumnLayout): Column[] {
  return layout.flatMap(({ key, label }) => {
    if (typeof key !== 'string' || key.trim() === '') return [];
    return [
      { key: key.trim(), label: typeof label === 'string' && label.trim() !== '' ? label : key.trim() },
    ];
  });
}
