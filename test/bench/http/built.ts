/**
 * A module of the built service. The benchmark measures what runs in production: tsx, which runs the tests, wraps
 * functions to keep their names, and that costs some percent of a request.
 *
 * @param path within `server/dist`
 */
export async function built<Module>(path: string): Promise<Module> {
  return (await import(new URL(`../../../server/dist/${path}`, import.meta.url).href)) as Module;
}
