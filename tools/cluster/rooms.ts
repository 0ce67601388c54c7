/** Counts the tests of a run by room: a folder of `server/src`, or a file that lies in it directly. */
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export interface Room {
  readonly name: string;
  files: number;
  passed: number;
  readonly failed: string[];
  /** Names and reasons. */
  readonly leftOut: string[];
  seconds: number;
}

export function roomOf(file: string): string {
  const inHouse = /^server\/src\/([^/]+)/.exec(file)?.[1];
  return (inHouse ?? file).replace(/(\.unit)?\.test\.tsx?$/, '');
}

/** Prints a line for each file that has ended and for each failure, so that a long run can be followed. */
export class RoomReporter implements Reporter {
  readonly rooms = new Map<string, Room>();
  readonly #root: string;
  readonly #print: (line: string) => void;

  constructor(root: string, print: (line: string) => void) {
    this.#root = root;
    this.#print = print;
  }

  onTestModuleEnd(module: TestModule): void {
    const file = relative(this.#root, module.moduleId);
    const name = roomOf(file);
    const room = this.rooms.get(name) ?? { name, files: 0, passed: 0, failed: [], leftOut: [], seconds: 0 };
    this.rooms.set(name, room);
    room.files += 1;
    const seconds = module.diagnostic().duration / 1000;
    room.seconds += seconds;
    this.#print(`${file}: ${module.state()}, ${Math.round(seconds)} s`);
    // A failed set-up, or a file that does not load, belongs to no test.
    const faults = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    for (const { message } of [...module.errors(), ...faults]) this.#fail(room, file, message);
    for (const test of module.children.allTests()) {
      const result = test.result();
      if (result.state === 'passed') room.passed += 1;
      else if (result.state === 'skipped' && result.note !== undefined) {
        room.leftOut.push(`${file}, ${test.fullName}: ${result.note}`);
      } else this.#fail(room, `${file}, ${test.fullName}`, result.errors?.[0]?.message ?? 'did not run');
    }
  }

  #fail(room: Room, where: string, message: string): void {
    room.failed.push(where);
    this.#print(`FAILED ${where}: ${message.slice(0, 600)}`);
  }
}

/** A table in Markdown, as docs/scale.md has it. */
export function tableOf(rooms: Iterable<Room>): readonly string[] {
  const rows = [...rooms].toSorted((a, b) => a.name.localeCompare(b.name));
  const total: Room = { name: 'all', files: 0, passed: 0, failed: [], leftOut: [], seconds: 0 };
  for (const room of rows) {
    total.files += room.files;
    total.passed += room.passed;
    total.failed.push(...room.failed);
    total.leftOut.push(...room.leftOut);
    total.seconds += room.seconds;
  }
  const line = ({ name, files, passed, failed, leftOut, seconds }: Room) =>
    `| \`${name}\` | ${files} | ${passed + failed.length + leftOut.length} | ${passed} | ${failed.length} | ${leftOut.length} | ${Math.round(seconds)} |`;
  return [
    '| room | files | tests | passed | failed | left out | seconds |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...rows, total].map(line),
  ];
}
