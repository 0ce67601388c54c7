import { useText } from '#text/useText.tsx';

/** Link to the sandbox's outbox with the sent code. Nothing if the house really delivers codes. */
export function OutboxHint({ path }: { readonly path: string }) {
  const text = useText('account');
  if (!/^\/(?![/\\])/.test(path)) return null;
  return (
    <p>
      {text.rich('code.sandbox', {
        link: (words) => (
          <a className="link" href={path} target="_blank" rel="noopener">
            {words}
          </a>
        ),
      })}
    </p>
  );
}
