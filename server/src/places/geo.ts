/** Where a visitor is: by a header of the operator's proxy, by a file in MaxMind's format, or fixed for the sandbox. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import type { CountryResponse } from 'mmdb-lib';
import type { HouseConfig } from '../config.ts';
import { StartError } from '../db/startError.ts';
import { plainAddress } from '../http/address.ts';
import type { GeoPort } from './geoPort.ts';

/** Not countries: Cloudflare's words for an unknown one and for Tor, and codes that no country has. */
const noCountries = new Set(['XX', 'T1', 'ZZ', 'AP', 'EU', 'A1', 'A2', 'O1']);

const countryIn = (word: unknown): string | undefined => {
  const code = typeof word === 'string' ? word.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) ? code : undefined;
};

export const headerGeo = (header: string): GeoPort => ({
  countryOf: async ({ proxyHeader }) => countryIn(proxyHeader(header.toLowerCase())),
});

/** Refuses with StartError if the file is no such database. It is read once, at the start. */
export function fileGeo(file: string): GeoPort {
  const reader = openFile(file);
  return {
    async countryOf({ ip }) {
      const address = plainAddress(ip);
      if (isIP(address) === 0) return undefined;
      try {
        const found = reader.get(address);
        return countryIn(found?.country?.iso_code ?? found?.registered_country?.iso_code);
      } catch {
        // A damaged part of the file. Its other addresses are still known.
        return undefined;
      }
    },
  };
}

function openFile(file: string): Reader<CountryResponse> {
  try {
    return new Reader<CountryResponse>(readFileSync(file));
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'unreadable';
    throw new StartError(`GEO_FILE: ${file} is no database of countries (${cause}).`);
  }
}

export const sandboxGeo: GeoPort = { countryOf: () => Promise.resolve('TH') };

export function geoOf({ geo, isSandbox }: Pick<HouseConfig, 'geo' | 'isSandbox'>): GeoPort | undefined {
  if (geo.header !== undefined) return headerGeo(geo.header);
  if (geo.file !== undefined) return fileGeo(geo.file);
  return isSandbox ? sandboxGeo : undefined;
}
