import {
  compactFields,
  fullFields,
  isCampaignField,
  isPersonField,
  layoutColumns,
  type Column,
} from '../../domain/csv/column-layout.js';
import { csvLine } from '../../domain/csv/format.js';
import { tagCell } from '../../domain/csv/columns.js';
import { slices } from '../../domain/jobs/slices.js';
import { appendToFile, readLeadStates, type LeadState } from '../../store/jobs/contents/repository.js';
import { nextForExport, type ExportColumn, type ExportedPerson } from '../../store/jobs/contents/queries.js';
import type { JobPlan } from '../../store/jobs/entities.js';
import { unknownPerson, type Item, type Work } from './work.js';

/** The work of an export: each chunk is a piece of the file. */
export const exportWork: Work = {
  chunkSize: 2000,

  async read({ tx, accountId, job, plan }, limit) {
    const needed = columnsOf(plan).flatMap(({ key }) => sourceOf(key) ?? []);
    return nextForExport(tx, accountId, plan.selected!, job.population_cursor, limit, [...new Set(needed)]);
  },

  async apply({ tx, accountId, job, plan }, items) {
    const columns = columnsOf(plan);
    const cellsOf = cellsReader(columns);
    const ofCampaign = columns.some(({ key }) => isCampaignField(key));
    const leads =
      ofCampaign && job.campaign_id
        ? await readLeadStates(tx, accountId, job.campaign_id, [...idsOfKnown(items)])
        : new Map<string, LeadState>();
    const lines: string[] = [];
    for await (const slice of slices(items, SLICE))
      for (const item of slice)
        if (item.person) lines.push(csvLine(cellsOf(item, leads.get(item.globalLeadId!))));
    const heading = csvLine(columns.map(column => column.label));
    const fileBytes = await appendToFile(tx, job, heading, lines.join(''));
    const errors = items.filter(({ person }) => !person).map(unknownPerson);
    return {
      counts: { rows_exported: lines.length, failed: errors.length },
      errors,
      people: idsOfKnown(items),
      fileBytes,
    };
  },
};

function* idsOfKnown(items: readonly Item[]): Generator<string> {
  for (const item of items) if (item.person) yield item.globalLeadId!;
}

/** Rows that are written at a stretch. */
const SLICE = 500;

function columnsOf({ projection, columnLayout }: JobPlan): Column[] {
  const named = (keys: readonly string[]) => keys.map(key => ({ key, label: key }));
  if (projection === 'compact') return named(compactFields);
  const columns = layoutColumns(columnLayout ?? []);
  return columns.length > 0 ? columns : named(fullFields);
}

/** The column that a field is read from; null for a field that no person has. */
function sourceOf(key: string): ExportColumn | null {
  if (key.startsWith('custom.')) return 'custom_lead_data';
  if (key === 'display_name') return 'name';
  if (key === 'tags') return 'tag_list';
  if (key === 'email_verification_status') return 'verification_status';
  return isPersonField(key) ? (key as ExportColumn) : null;
}

/** Reads the cells of a person: what a column means is found out once, not for every person. */
function cellsReader(columns: readonly Column[]): (item: Item, lead?: LeadState) => string[] {
  const readers = columns.map(({ key }) => readerOf(key));
  return ({ globalLeadId, person }, lead) => readers.map(read => read(person!, globalLeadId!, lead));
}

type CellReader = (person: ExportedPerson, globalLeadId: string, lead?: LeadState) => string;

function readerOf(key: string): CellReader {
  if (key.startsWith('custom.')) {
    const name = key.slice('custom.'.length);
    return person => textOf(person.custom_lead_data?.[name]);
  }
  if (key === 'global_lead_id') return (_person, id) => id;
  if (isCampaignField(key)) return (_person, _id, lead) => lead?.[key] ?? '';
  if (key === 'has_reply') return person => (person.has_reply ? 'true' : 'false');
  if (key === 'tags') return person => tagCell(tagNames(person));
  const source = sourceOf(key);
  return source === null ? () => '' : person => textOf(person[source]);
}

function tagNames({ tag_list }: ExportedPerson): string[] {
  return (JSON.parse(`[${tag_list ?? ''}]`) as { name: string }[]).map(tag => tag.name);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
