/** Port that tells in which country a visitor is. docs/ports.md */

export interface Visitor {
  /** The address behind the trusted proxies. */
  readonly ip: string;
  /** A header that a trusted proxy has set; '' without one, or if the visitor came without a proxy. Name in small letters. */
  proxyHeader(this: void, name: string): string;
}

export interface GeoPort {
  /** The country by ISO 3166-1, two capital letters; undefined if it is unknown. Does not throw for any address. */
  countryOf(this: void, visitor: Visitor): Promise<string | undefined>;
}
