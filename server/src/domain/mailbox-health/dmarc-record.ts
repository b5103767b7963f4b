export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

/** A DMARC record that was understood (RFC 7489, 6.3; RFC 9989). */
export interface DmarcRecord {
  /** Null if it is not there: older receivers then ignore the record. */
  policy: DmarcPolicy | null;
  /** The policy of subdomains without a record of their own; that of the domain by default. */
  subdomains: DmarcPolicy | null;
  /** Share of mail that the policy holds for. RFC 9989 has done away with it. */
  percent: number;
  /** Whether the domain is the registry's, such as `co.example`; null if the record does not say. */
  isPublicSuffix: boolean | null;
  /** Parts that receivers ignore, as they are not valid. */
  ignored: string[];
}

/** Returns whether a TXT record is meant as a DMARC record, right or wrong. */
export function seemsDmarc(text: string): boolean {
  return /^\s*v\s*=\s*dmarc/i.test(text);
}

/**
 * Returns what a record says; null if receivers do not take it for a DMARC record. A policy that does not exist is ignored, and
 * means `none`, if there is an address for reports (RFC 7489, 6.6.3).
 */
export function parseDmarc(text: string): DmarcRecord | null {
  const [version = '', ...parts] = text.split(';').map(part => part.trim());
  if (!/^v\s*=\s*DMARC1$/.test(version)) return null;
  const tags = new Map<string, string>();
  const ignored: string[] = [];
  let hasPolicy = true;
  for (const part of parts.filter(each => each !== '')) {
    const [, given = '', value = ''] = /^([a-z]\w*)\s*=\s*(.*)$/i.exec(part) ?? [];
    const name = given.toLowerCase();
    if (name !== '' && !tags.has(name) && isValid(name, value)) tags.set(name, value);
    else {
      ignored.push(part);
      hasPolicy &&= name !== 'p' && name !== 'sp';
    }
  }
  if (!hasPolicy && !tags.has('rua')) return null;
  const psd = tags.get('psd')?.toLowerCase();
  return {
    policy: hasPolicy ? policyOf(tags.get('p')) : 'none',
    subdomains: hasPolicy ? policyOf(tags.get('sp')) : null,
    percent: Number(tags.get('pct') ?? 100),
    isPublicSuffix: psd === 'y' ? true : psd === 'n' ? false : null,
    ignored,
  };
}

const values: Record<string, RegExp> = {
  p: /^(?:none|quarantine|reject)$/i,
  sp: /^(?:none|quarantine|reject)$/i,
  np: /^(?:none|quarantine|reject)$/i,
  adkim: /^[rs]$/i,
  aspf: /^[rs]$/i,
  psd: /^[ynu]$/i,
  t: /^[yn]$/i,
  pct: /^(?:\d{1,2}|100)$/,
  rua: /^\s*[a-z][a-z0-9+.-]*:/i,
  ruf: /^\s*[a-z][a-z0-9+.-]*:/i,
};

/** Receivers leave tags alone that they do not know. */
function isValid(name: string, value: string): boolean {
  return value !== '' && (!Object.hasOwn(values, name) || values[name]!.test(value));
}

function policyOf(value: string | undefined): DmarcPolicy | null {
  return (value?.toLowerCase() as DmarcPolicy | undefined) ?? null;
}
