/**
 * Updates the page to a newly rendered tree and keeps existing elements with their focus, scroll position and running
 * animations. Elements with `data-key` are matched by key, others by position.
 */

const keyOf = (node: Node): string =>
  node instanceof Element ? `${node.nodeName} ${node.getAttribute('data-key') ?? ''}` : node.nodeName;

export function morph(host: Element, drawn: readonly Node[]): void {
  const waiting = new Map<string, ChildNode[]>();
  for (const child of host.childNodes) {
    const queue = waiting.get(keyOf(child));
    if (queue) queue.push(child);
    else waiting.set(keyOf(child), [child]);
  }
  const next = drawn.map((node) => {
    const found = waiting.get(keyOf(node))?.shift();
    if (found === undefined) return node;
    update(found, node);
    return found;
  });
  // Removes old elements first, so that the others need not be moved: a moved element loses its focus.
  for (const queue of waiting.values()) for (const child of queue) child.remove();
  for (const [index, node] of next.entries()) {
    const there = host.childNodes[index];
    if (there !== node) host.insertBefore(node, there ?? null);
  }
}

function update(old: Node, drawn: Node): void {
  if (!(old instanceof Element) || !(drawn instanceof Element)) {
    if (old.nodeValue !== drawn.nodeValue) old.nodeValue = drawn.nodeValue;
    return;
  }
  // A part that draws itself is left alone.
  if (old === drawn || drawn.hasAttribute('data-own')) return;
  if (old instanceof HTMLInputElement && drawn instanceof HTMLInputElement) updateInput(old, drawn);
  for (const name of old.getAttributeNames())
    if (!drawn.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
  for (const { name, value } of drawn.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morph(old, [...drawn.childNodes]);
}

/** Keeps what the player types, unless the desk itself has changed the value. */
function updateInput(old: HTMLInputElement, drawn: HTMLInputElement): void {
  if (drawn.type === 'radio') old.checked = drawn.checked;
  else if (old.getAttribute('value') !== drawn.getAttribute('value') && old.value !== drawn.value)
    old.value = drawn.value;
}
