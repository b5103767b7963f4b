const greetings = [
  'hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|servus',
  'liebe[rs]?|sehr geehrte[rsn]?|bonjour|bonsoir|salut|cher|chère|hola|buen[oa]s? (?:d[ií]as?|tardes)',
  'estimad[oa]s?|ciao|buongiorno|gentile|ol[aá]|bom dia|boa tarde|prezad[oa]s?|beste|geachte|hej|hei',
  'cześć|dzień dobry|dobrý den|ahoj|здравствуйте|добрый день|привет|merhaba|selam',
];
const greeting = new RegExp(`^(?:${greetings.join('|')})(?!\\p{L})`, 'iu');
const names = /^(?:\s+[\p{Lu}\p{Lo}][\p{L}.'’-]*){0,4}\s*$/u;

/** An answer without the line that greets whom it is for: what that one is called ("Hi Demo,") says nothing. */
export function withoutSalutation(body: string): string {
  const line = /^\s*(\p{L}[^\n,:]{1,60})[,:]\s*\n/u.exec(body);
  const whom = line?.[1]?.replace(greeting, '');
  return line && whom !== line[1] && names.test(whom!) ? body.slice(line[0].length) : body;
}
