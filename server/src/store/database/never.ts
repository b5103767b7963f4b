/**
 * In the place of an instant that has not come, in columns that many rows have written at once. A row whose NULL becomes a
 * value grows: it is taken out of its page and put in again, for twice the price of all else.
 */
export const NEVER = new Date('9999-01-01T00:00:00.000Z');
