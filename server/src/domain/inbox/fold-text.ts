// Most names and addresses: there is nothing to normalize.
const isAscii = /^[\0-\x7f]*$/;

/**
 * Text made comparable for phrase tables: lower case, without diacritics of Latin, Greek and Cyrillic letters, with
 * straight apostrophes and single spaces. Tables are folded the same way before they are matched.
 */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase().replaceAll('`', "'").replace(/\s+/g, ' ');
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
}
