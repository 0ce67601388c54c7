/** Writes a small database of countries in MaxMind's format, for tests: maxmind.github.io/MaxMind-DB. */
const sizes = { text: 2, uint16: 5, uint32: 6, map: 7 } as const;

const control = (type: number, size: number): Buffer =>
  type < 8 ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - 7]);
const text = (words: string): Buffer => Buffer.concat([control(sizes.text, words.length), Buffer.from(words)]);
const uint = (type: number, value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, Math.min(bytes, 6));
  return Buffer.concat([control(type, bytes), buffer]);
};
const map = (entries: Readonly<Record<string, Buffer>>): Buffer =>
  Buffer.concat([
    control(sizes.map, Object.keys(entries).length),
    ...Object.entries(entries).flatMap(([name, value]) => [text(name), value]),
  ]);

type Node = [Node | number | undefined, Node | number | undefined];

/** `networks` such as `{ '5.6.0.0/16': 'DE' }`, of version 4 and without overlaps. */
export function countryFile(networks: Readonly<Record<string, string>>): Buffer {
  const root: Node = [undefined, undefined];
  const data: Buffer[] = [];
  let dataBytes = 0;
  for (const [network, country] of Object.entries(networks)) {
    const [address = '', bits = '32'] = network.split('/');
    const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    let node = root;
    for (let bit = 0; bit < Number(bits); bit += 1) {
      const side = Math.floor(value / 2 ** (31 - bit)) % 2 === 1 ? 1 : 0;
      if (bit === Number(bits) - 1) node[side] = dataBytes;
      else node = (node[side] ??= [undefined, undefined]) as Node;
    }
    const entry = map({ country: map({ iso_code: text(country) }) });
    data.push(entry);
    dataBytes += entry.length;
  }
  const nodes: Node[] = [];
  const collect = (node: Node): void => {
    nodes.push(node);
    for (const side of node) if (Array.isArray(side)) collect(side);
  };
  collect(root);
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, node] of nodes.entries())
    for (const [side, value] of node.entries()) {
      const record =
        value === undefined ? nodes.length : Array.isArray(value) ? nodes.indexOf(value) : nodes.length + 16 + value;
      tree.writeUIntBE(record, at * 6 + side * 3, 3);
    }
  const about = map({
    node_count: uint(sizes.uint32, nodes.length, 4),
    record_size: uint(sizes.uint16, 24, 2),
    ip_version: uint(sizes.uint16, 4, 2),
    database_type: text('Test-Country'),
    binary_format_major_version: uint(sizes.uint16, 2, 2),
    binary_format_minor_version: uint(sizes.uint16, 0, 2),
    build_epoch: uint(9, 1_795_600_000, 8),
  });
  return Buffer.concat([tree, Buffer.alloc(16), ...data, Buffer.from('\xAB\xCD\xEFMaxMind.com', 'latin1'), about]);
}
