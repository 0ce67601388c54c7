import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRules, verdict } from '../rules/testing/rules.ts';
import { chains } from './chain.ts';
import { usdtAddressOn } from './usdtAddress.ts';

/** The token's contract on Tron, and an unused address. */
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TK8zjR4GpHnc1xM1Lbh9V928dutq5rSjL5'];
/** Test vectors of EIP-55. */
const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
/** The first address of Bitcoin, and one of a script. */
const bitcoin = ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3AroeuAzDTz2wwyosRi2PcgvseSEQq7qVj'];

const missing: [string, string] = ['', 'required usdtAddress'];
describeRules([
  [
    'TRC20: base58check behind the byte of Tron. AMB-068, ENUM-013',
    usdtAddressOn('0'),
    [...tron, ` ${tron[0] ?? ''} `],
    [
      missing,
      ['abc', 'usdtAddressTRC20'],
      ['T9-x', 'usdtAddress'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', 'usdtAddressTRC20'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tt', 'usdtAddressTRC20'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'usdtAddressChecksum'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', 'usdtAddressTRC20'],
      [ethereum[0] ?? '', 'usdtAddressTRC20'],
      [bitcoin[0] ?? '', 'usdtAddressTRC20'],
    ],
  ],
  [
    'ERC20: EIP-55, or one case throughout',
    usdtAddressOn('1'),
    [...ethereum, ...ethereum.map((one) => one.toLowerCase()), `0x${(ethereum[0] ?? '').slice(2).toUpperCase()}`],
    [
      missing,
      ['abc', 'usdtAddressERC20'],
      ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'usdtAddressERC20'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'usdtAddressERC20'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'usdtAddressERC20'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'usdtAddressChecksum'],
      [tron[0] ?? '', 'usdtAddressERC20'],
    ],
  ],
  [
    'HECO: as Ethereum writes it',
    usdtAddressOn('2'),
    ethereum,
    [
      ['abc', 'usdtAddressHECO'],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'usdtAddressChecksum'],
    ],
  ],
  [
    'OMNI: a Bitcoin address of a key or of a script',
    usdtAddressOn('3'),
    bitcoin,
    [
      missing,
      ['abc', 'usdtAddressOMNI'],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'usdtAddressChecksum'],
      ['3A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'usdtAddressChecksum'],
      ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'usdtAddressOMNI'],
      [tron[0] ?? '', 'usdtAddressOMNI'],
    ],
  ],
]);

const base58 = Array.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');

describe('one wrong character', () => {
  it.each([
    ['0', tron[0] ?? ''],
    ['3', bitcoin[0] ?? ''],
  ])('of an address on chain %s is found at any position', (code, address) => {
    const changed = fc
      .tuple(fc.nat(address.length - 1), fc.constantFrom(...base58))
      .filter(([place, letter]) => address[place] !== letter);
    fc.assert(
      fc.property(changed, ([place, letter]) => {
        const wrong = address.slice(0, place) + letter + address.slice(place + 1);
        expect(verdict(usdtAddressOn(code), wrong)).not.toBe('passes');
      }),
    );
  });
});

it('validates addresses of every offered chain; for an unknown code it requires only letters and digits', () => {
  expect(Object.keys(chains).map((code) => verdict(usdtAddressOn(code), 'abc'))).toEqual([
    'usdtAddressTRC20',
    'usdtAddressERC20',
    'usdtAddressHECO',
    'usdtAddressOMNI',
  ]);
  expect(['9', '__proto__'].map((code) => verdict(usdtAddressOn(code), 'abc'))).toEqual(['passes', 'passes']);
});
