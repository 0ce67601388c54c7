/** A public source of randomness that the house cannot influence: a beacon, or the hash of a block. F01 */
export interface Pulse {
  /** As published, 16 to 512 letters, digits, `+`, `/`, `=`, `_` or `-`. */
  readonly value: string;
  /** When it was published, by the source's clock. */
  readonly atMs: number;
  /** Where anyone can read it again. */
  readonly address: string;
}

export interface EntropyPort {
  /** The first pulse from this time on. Rejects if there is none yet, or the source does not reply. */
  pulseAfter(epochMs: number): Promise<Pulse>;
}
