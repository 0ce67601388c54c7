import { addNote, playerNotes } from '@foyer/contract/desk/players.ts';
import { useList } from '../../api/hooks.ts';
import { words } from '../../text/words.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Empty, WhenRead } from '../../ui/States.tsx';
import { Time } from '../../ui/Time.tsx';

export function PlayerNotes({ account }: { readonly account: string }) {
  const list = useList(playerNotes, { account });
  return (
    <>
      <div className="acts">
        <ActButton<typeof addNote, { text: string }>
          call={addNote}
          label={words('notes.add')}
          isPrimary
          title={words('notes.addTitle', { name: account })}
          verb={words('notes.add')}
          note={words('notes.kept')}
          effects={[]}
          given={({ text }) => ({ account, text })}
          done={words('notes.added')}
        >
          <TextField name="text" label={words('notes.text')} rows={4} most={5000} />
        </ActButton>
      </div>
      <WhenRead of={list.shown}>
        {(notes) =>
          notes.length === 0 ? (
            <Empty>{words('notes.empty')}</Empty>
          ) : (
            <ol className="conversation">
              {notes.map((note) => (
                <li key={note.noteId}>
                  <p className="faint">
                    {note.by} · <Time ms={note.atMs} />
                  </p>
                  <p className="content">{note.text}</p>
                </li>
              ))}
            </ol>
          )
        }
      </WhenRead>
    </>
  );
}
