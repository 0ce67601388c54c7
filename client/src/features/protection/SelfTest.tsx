import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Group } from './Group.tsx';
import styles from './Protection.module.css';
import { answers, questions, riskOf } from './selfTest.ts';
import type { Answer, Question } from './selfTest.ts';

/** Nine questions about the last twelve months. The answers are not sent. M25 */
export function SelfTest() {
  const text = useText('protection');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group title={text('test.title')} words={text('test.words')}>
      <div className={styles.plate}>
        <p>{text('test.about')}</p>
        <div>
          <Button onClick={() => setIsOpen(true)}>{text('test.start')}</Button>
        </div>
      </div>
      {isOpen && <TestDialog onClose={() => setIsOpen(false)} />}
    </Group>
  );
}

function TestDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText('protection');
  const ui = useText('ui');
  const [given, setGiven] = useState<Readonly<Partial<Record<Question, Answer>>>>({});
  const [isDone, setIsDone] = useState(false);
  const left = questions.filter((question) => given[question] === undefined).length;
  const risk = riskOf(given);
  return (
    <Dialog
      title={text('test.title')}
      shape="wide"
      dismiss="buttons"
      onClose={onClose}
      actions={
        isDone ? (
          <CloseButton>{ui('close')}</CloseButton>
        ) : (
          <Button
            look="primary"
            state={left > 0 ? { blocked: text('test.left', { count: left }) } : 'ready'}
            onClick={() => setIsDone(true)}
          >
            {text('test.result')}
          </Button>
        )
      }
    >
      {isDone ? (
        <Note tone={risk === 'none' ? 'good' : risk === 'low' ? 'info' : 'warn'} role="alert">
          <b>{text(`risk.${risk}`)}</b>
          <p>{text(`riskWords.${risk}`)}</p>
        </Note>
      ) : (
        <div className={styles.questions}>
          {questions.map((question) => (
            <RadioGroup
              key={question}
              label={text(`question.${question}`)}
              value={given[question] ?? ''}
              onValue={(answer: Answer) => setGiven({ ...given, [question]: answer })}
              options={answers.map((value) => ({ value, label: text(`answer.${value}`) }))}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
