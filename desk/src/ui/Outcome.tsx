/** Why an act was refused, or that nobody knows whether it was done. */
import { Alert } from 'antd';
import { errorWords } from '../api/errorWords.ts';
import type { HouseError } from '../api/houseError.ts';
import { words } from '../text/words.ts';

export interface Fault {
  readonly error: HouseError;
  /** What is wrong with fields that the form does not have. */
  readonly more: readonly string[];
}

export function Outcome({ error, more }: Fault) {
  return (
    <Alert
      className="outcome"
      type={error.isUnknown ? 'warning' : 'error'}
      title={error.isUnknown ? words('outcome.unknown') : errorWords(error)}
      description={error.isUnknown ? words('outcome.unknownMore', { why: errorWords(error) }) : more.join('\n')}
    />
  );
}
