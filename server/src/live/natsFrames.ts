/** Splits what a NATS server sends into its messages. */
export interface Heard {
  info(): void;
  message(words: string): void;
  ping(): void;
  pong(): void;
  error(words: string): void;
}

/** A line of the protocol is short; one that is not comes from another kind of server. */
const longestLine = 64 * 1024;
const lineEnd = Buffer.from('\r\n');

/** Returns a function that takes the bytes as they arrive, in pieces of any size. */
export function createFrames(heard: Heard): (bytes: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  /** Length of the message whose head has been read. */
  let due: number | undefined;

  function takeLine(text: string): void {
    const [word = ''] = text.split(' ', 1);
    if (word === 'MSG') due = Number(text.slice(text.lastIndexOf(' ') + 1));
    else if (word === 'PING') heard.ping();
    else if (word === 'PONG') heard.pong();
    else if (word === 'INFO') heard.info();
    else if (word === '-ERR') heard.error(text.slice(5));
  }
  function takeNext(): boolean {
    if (due !== undefined) {
      if (waiting.length < due + 2) return false;
      const words = waiting.toString('utf8', 0, due);
      waiting = waiting.subarray(due + 2);
      due = undefined;
      heard.message(words);
      return true;
    }
    const end = waiting.indexOf(lineEnd);
    if (end < 0) {
      if (waiting.length > longestLine) heard.error('this is no NATS server');
      return false;
    }
    const text = waiting.toString('utf8', 0, end);
    waiting = waiting.subarray(end + 2);
    takeLine(text);
    return true;
  }
  return (bytes) => {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    while (takeNext());
  };
}
