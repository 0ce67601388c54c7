/** Makes an example of a value from its JSON Schema, with plausible values for common names. */
import { resolved } from './faultsOf.ts';
import type { Components } from './faultsOf.ts';
import type { JsonSchema } from './schemaOf.ts';

const texts: readonly (readonly [RegExp, string])[] = [
  [/^url$|Url$|^pcImg$|address$/i, '/pictures/game/moyu-koi-gate.webp'],
  [/orderNo$|No$/i, 'D20261121040000000001'],
  [/platform(Code|Key)$/i, 'moyu'],
  [/gameId$|gameCode$/i, 'moyu-koi-gate'],
  [/lotteryCode$/i, 'k3'],
  [/account$/i, 'willow77'],
  [/Id$|^id$/i, '1'],
  [/phone/i, '138****0001'],
  [/email/i, 'wi****@example.com'],
  [/currency/i, 'THB'],
  [/^name$|Name$/i, 'Koi Gate'],
  [/date|birthday/i, '2026-11-21'],
  [/amount$/i, '100'],
];
const exampleMs = Date.UTC(2026, 10, 21, 4);

function textFor(name: string, { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  const matches = (value: string) =>
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value));
  const usual = texts.find(([names]) => names.test(name))?.[1] ?? '';
  const found = [usual, 'text', '100.00', '1', 'abcdefgh1', '2026-11-21'].find(
    (value) => value !== '' && matches(value),
  );
  return found ?? usual.padEnd(minLength, 'x').slice(0, maxLength);
}

function numberFor(name: string, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): number {
  if (/Ms$|Time$/.test(name)) return Math.min(Math.max(exampleMs, minimum), maximum);
  return Math.min(Math.max(1, minimum), maximum);
}

/** An example of every field, required or not. A list has one item. */
export function exampleOf(given: JsonSchema, components: Components, name = ''): unknown {
  const schema = resolved(given, components);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0] ?? {}, components, name);
  const [type] = [schema.type ?? []].flat();
  switch (type) {
    case 'string':
      return textFor(name, schema);
    case 'number':
    case 'integer':
      return numberFor(name, schema);
    case 'array':
      return [exampleOf(schema.items ?? {}, components, name)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, one]) => [field, exampleOf(one, components, field)]),
      );
    default:
      return null;
  }
}
