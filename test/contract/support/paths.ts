/** Ids by the name of their parameter, or by the start of the path that takes them. */
export type Ids = Record<string, string>;

/** A path template of the contract with ids in the place of its parameters. */
export function fillPath(template: string, ids: Ids): string {
  const known = Object.keys(ids).sort((a, b) => b.length - a.length);
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const key = ids[name] ? name : known.find(start => template.startsWith(`${start}/`));
    if (!key) throw new Error(`No id for {${name}} of ${template}`);
    return ids[key]!;
  });
}
