import { blankCharacters } from '../../domain/lead-merge.js';

/**
 * SQL that is true where `custom_lead_data` lacks one of these keys, as `lackingCustomKeys` judges it: absent, null, a text
 * of blanks, or a list of nothing but one such text.
 */
export function lackingSql(customKeys: readonly string[]): { sql: string; values: string[] } {
  const lacking = 'COALESCE(CAST(JSON_EXTRACT(custom_lead_data, ?) AS CHAR) REGEXP ?, TRUE)';
  return {
    sql: customKeys.length > 0 ? `(${customKeys.map(() => lacking).join(' OR ')})` : 'FALSE',
    values: customKeys.flatMap(key => [`$.${JSON.stringify(key)}`, emptyJson]),
  };
}

/** How blanks are spelled in the text of JSON: some as an escape, the others as they are. */
const spelled = blankCharacters.map(character => JSON.stringify(character).slice(1, -1));
const escapes = spelled.filter(text => text.length > 1).map(text => `\\${text}`);
const plain = spelled
  .filter(text => text.length === 1)
  .map(text => `\\x{${text.charCodeAt(0).toString(16)}}`);
// Possessive, so that neither server's engine goes back over what it has read of a long text.
const blankText = `"(?:[${plain.join('')}]++|${escapes.join('|')})*+"`;
const emptyJson = `^(?:null|${blankText}|\\[(?:${blankText})?\\])$`;
