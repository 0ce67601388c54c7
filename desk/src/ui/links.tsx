import { Link } from '@tanstack/react-router';

/** A player's account, which leads to the file. '—' for none. */
export function PlayerLink({ account }: { readonly account: string }) {
  if (account === '') return <span className="faint">—</span>;
  return (
    <Link to="/players/$account" params={{ account }}>
      {account}
    </Link>
  );
}

/** Opens an item of the list beside it. */
export function OpenLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Link to="." search={(before: object) => ({ ...before, open: id })} replace>
      {children}
    </Link>
  );
}

/** A bet's number, which leads to the bet in its player's file. */
export function BetLink({ account, betOrderNo }: { readonly account: string; readonly betOrderNo: string }) {
  return (
    <Link to="/players/$account" params={{ account }} search={{ tab: 'bets', bet: betOrderNo }}>
      <code>{betOrderNo}</code>
    </Link>
  );
}
