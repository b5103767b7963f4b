import { layoutColumns, type Column } from '../../domain/csv-columns.js';
import { csvLine } from '../../domain/csv-format.js';
import { contactFields } from '../../domain/lead-merge.js';
import { hashFromBin } from '../../store/ids.js';
import { appendToFile } from '../../store/job-files.js';
import type { JobPlan } from '../../store/jobs.js';
import { fromJson } from '../../store/json.js';
import { readPeople, type PersonDetailRow } from '../../store/people-batch.js';
import { readPeopleItems, unknownPerson } from './people.js';
import type { Work } from './work.js';

/** The work of an export: each chunk is a piece of the file. */
export const exportWork: Work = {
  read: readPeopleItems,

  async apply({ tx, accountId, job, plan }, items) {
    const ids = items.flatMap(item => item.globalLeadId ?? []);
    const people = await readPeople(tx, accountId, ids);
    const columns = columnsOf(plan);
    const found = items.flatMap(item => people.get(item.globalLeadId ?? '') ?? []);
    const lines = found.map(person => csvLine(columns.map(({ key }) => cellOf(person, key))));
    const heading = csvLine(columns.map(column => column.label));
    await appendToFile(tx, job, heading, lines.join(''));
    const errors = items.filter(item => !people.has(item.globalLeadId ?? '')).map(unknownPerson);
    return {
      counts: { rows_exported: found.length, failed: errors.length },
      errors,
      people: found.map(person => hashFromBin(person.global_lead_id)),
    };
  },
};

const compact = ['email', 'global_lead_id'];
const full = [
  ...compact, ...contactFields, 'custom_lead_data', 'tags', 'email_verification_status', 'campaign_count', 'has_reply',
  'latest_activity_at', 'created_at', 'updated_at',
]; // prettier-ignore

/** Fields of a person; a layout may name them. */
const exportable = new Set([...full, 'newest_membership_created_at']);

function columnsOf({ projection, columnLayout }: JobPlan): Column[] {
  const named = (keys: readonly string[]) => keys.map(key => ({ key, label: key }));
  if (projection === 'compact') return named(compact);
  const columns = layoutColumns(columnLayout ?? []);
  return columns.length > 0 ? columns : named(full);
}

function cellOf(person: PersonDetailRow, key: string): string {
  if (key.startsWith('custom.')) {
    const custom = fromJson<Record<string, unknown>>(person.custom_lead_data) ?? {};
    return textOf(custom[key.slice('custom.'.length)]);
  }
  switch (key) {
    case 'global_lead_id':
      return hashFromBin(person.global_lead_id);
    case 'display_name':
      return person.name ?? '';
    case 'tags':
      return fromJson<{ name: string }[]>(`[${person.tag_list ?? ''}]`)
        .map(tag => tag.name)
        .join('; ');
    case 'email_verification_status':
      return person.verification_status ?? '';
    case 'has_reply':
      return person.has_reply === 1 ? 'true' : 'false';
    default:
      return exportable.has(key) ? textOf(person[key as keyof PersonDetailRow]) : '';
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
