/** Something in the contract that is refused. */
export interface Problem {
  /** JSON pointer of the offending node, as a `#` fragment. */
  pointer: string;
  message: string;
}
