/** No database server could be had; the message names what the operator can do. */
export class NoDatabaseServerError extends Error {}
