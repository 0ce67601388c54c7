/**
 * Splits an SQL file into its statements, which are sent one by one: Citus hands a change of a spread table on to its
 * workers as the text that it received, and refuses one of several statements. ADR 567
 *
 * Quoted text, bodies between dollars and comments can contain semicolons. Text in C's style (`E'…'`), bodies without quotes
 * (`begin atomic … end`) and comments within comments are not known here; migrations do without them.
 */
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"$;/-]+|[\s\S]/g;

export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let hasWords = false;
  const end = () => {
    if (hasWords) statements.push(current.trim());
    current = '';
    hasWords = false;
  };
  for (const [part] of text.matchAll(token)) {
    if (part === ';') end();
    else {
      current += part;
      hasWords ||= !/^(?:--|\/\*|\s*$)/.test(part);
    }
  }
  end();
  return statements;
}
