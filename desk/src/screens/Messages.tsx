import { Segmented } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { answerMessage, closeMessage, conversation, messageQueue } from '@foyer/contract/desk/messages.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import { useList } from '../api/hooks.ts';
import { wordOf, words } from '../text/words.ts';
import { ActButton } from '../ui/ActButton.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { TextField } from '../ui/fields.tsx';
import { OpenLink, PlayerLink } from '../ui/links.tsx';
import { QueueScreen } from '../ui/QueueScreen.tsx';
import { Rows, Section } from '../ui/Rows.tsx';
import { Empty, WhenRead } from '../ui/States.tsx';
import { Age, Time } from '../ui/Time.tsx';

type Message = ReplyOf<typeof messageQueue>['list'][number];
const states = ['waiting', 'answered'] as const;

const columns = (): Column<Message>[] => [
  {
    key: 'subject',
    title: words('messages.subject'),
    cell: (row) => <OpenLink id={row.mailId}>{row.subject || '—'}</OpenLink>,
  },
  { key: 'account', title: words('column.player'), cell: (row) => row.account },
  { key: 'topic', title: words('messages.topic'), cell: (row) => wordOf('topic', row.topic), isExtra: true },
  { key: 'age', title: words('column.waits'), cell: (row) => <Age ms={row.createdMs} />, isNumber: true },
];

function Answer({ row }: { readonly row: Message }) {
  return (
    <div className="acts">
      <ActButton<typeof answerMessage, { subject: string; content: string }>
        call={answerMessage}
        label={words('messages.answer')}
        shortcut="a"
        isPrimary
        title={words('messages.answerTitle', { name: row.account })}
        verb={words('messages.send')}
        note={words('messages.answerNote')}
        effects={[]}
        initial={{ subject: words('messages.re', { subject: row.subject }).slice(0, 200) }}
        given={(values) => ({ account: row.account, mailId: row.mailId, ...values })}
        done={words('messages.answered')}
      >
        <TextField name="subject" label={words('messages.subject')} />
        <TextField name="content" label={words('messages.content')} rows={8} most={5000} />
      </ActButton>
      <ActButton<typeof closeMessage, object>
        call={closeMessage}
        label={words('messages.close')}
        shortcut="r"
        title={words('messages.close')}
        verb={words('messages.close')}
        note={words('messages.closeNote')}
        effects={[[words('messages.subject'), row.subject]]}
        given={() => ({ account: row.account, mailId: row.mailId })}
        done={words('messages.closed')}
      />
    </div>
  );
}

export function Conversation({ account }: { readonly account: string }) {
  const list = useList(conversation, { account });
  return (
    <WhenRead of={list.shown}>
      {(mails) =>
        mails.length === 0 ? (
          <Empty>{words('messages.nothingYet')}</Empty>
        ) : (
          <ol className="conversation">
            {mails.map((mail) => (
              <li key={mail.mailId} className={mail.isFromPlayer ? 'from-player' : 'from-house'}>
                <p className="faint">
                  {mail.isFromPlayer ? account : words('messages.house')} · <Time ms={mail.createdMs} />
                </p>
                <p>
                  <strong>{mail.subject}</strong>
                </p>
                <p className="content">{mail.content}</p>
              </li>
            ))}
          </ol>
        )
      }
    </WhenRead>
  );
}

export function Messages() {
  const search = useSearch({ from: '/messages' });
  const navigate = useNavigate();
  const state = states.find((one) => one === search.state) ?? 'waiting';
  return (
    <QueueScreen
      queue="messages"
      title={words('nav.messages')}
      list={useList(messageQueue, { state })}
      columns={columns()}
      keyOf={(row) => row.mailId}
      empty={words(state === 'waiting' ? 'messages.empty' : 'messages.emptyAnswered')}
      tools={
        <Segmented
          size="small"
          aria-label={words('column.state')}
          value={state}
          onChange={(next) => void navigate({ to: '/messages', search: { state: next } })}
          options={states.map((one) => ({ value: one, label: words(`messageState.${one}`) }))}
        />
      }
      detailTitle={(row) => row.subject || row.account}
      detail={(row) => (
        <>
          {row.answeredMs === 0 ? <Answer row={row} /> : null}
          <Section title={words('messages.one')}>
            <p className="content">{row.content}</p>
            <Rows
              rows={[
                [words('column.player'), <PlayerLink key="player" account={row.account} />],
                [words('messages.topic'), wordOf('topic', row.topic)],
                [words('column.created'), <Time key="created" ms={row.createdMs} />],
              ]}
            />
          </Section>
          <Section title={words('messages.before')}>
            <Conversation account={row.account} />
          </Section>
        </>
      )}
    />
  );
}
