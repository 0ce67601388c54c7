/** The window of the coin game. */
const says = {
  short: 'Your balance on this platform does not suffice.',
  soon: 'The next round may not begin yet.',
  limit: 'Your own limits, or a rule of the place, do not allow this stake.',
  closed: 'The game is closed at the moment.',
  session: 'The game session has ended. Open the game again.',
  unknown: 'The stake is not certain. If it was taken, it is given back.',
};
const status = document.querySelector('[role=status]');
const form = document.querySelector('form');
const lobby = new URLSearchParams(location.search).get('lobby') ?? '';
if (/^https?:\/\//.test(lobby)) document.querySelector('#back').href = lobby;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const body = JSON.stringify({ side: Number(fields.get('side')), amount: Number(fields.get('amount')) });
  const answer = await fetch('/flip', { method: 'POST', body })
    .then((reply) => reply.json())
    .catch(() => ({ error: 'unknown' }));
  const { error, fell, win, balance } = answer;
  status.textContent = error
    ? (says[error] ?? error)
    : `${fell === 0 ? 'Heads' : 'Tails'}. Returned: ฿${win / 100}. Balance: ฿${balance / 100}`;
});
