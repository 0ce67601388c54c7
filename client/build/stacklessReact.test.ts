import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withoutAdvice, withoutFontAttributes, withoutStacks } from './stacklessReact.ts';

const names = (text: string) => text.match(/\["\w[\w-]+", "[\w:-]+"\]/g) ?? [];

describe("React's own errors", () => {
  const path = createRequire(import.meta.url).resolve('react-dom/package.json');
  const source = readFileSync(path.replace('package.json', 'cjs/react-dom-client.production.js'), 'utf8');

  it('have no stack trace in the code that a page loads', () => {
    const written = withoutStacks(source);
    expect(written.match(/Exception = Error\(/g)).toBeNull();
    expect(written.match(/Exception = Object\.create\(Error\.prototype/g)).toHaveLength(5);
  });

  it('call no component again to build a component stack', () => {
    const written = withoutStacks(source);
    expect(written).not.toContain('DetermineComponentFrameRoot');
    expect(written.match(/getStackByFiberInDevAndProd/g)).toHaveLength(3);
    expect(() => new Script(written)).not.toThrow();
  });

  it('keep their number and address, and lose the advice to developers', () => {
    const written = withoutAdvice(source);
    expect(written).toContain('"; visit "');
    expect(written).not.toMatch(/for the full message|consider also calling/);
    expect(written).toContain("A React form was unexpectedly submitted.')");
    expect(() => new Script(written)).not.toThrow();
  });

  it('know no attributes of SVG fonts, and every other attribute of SVG', () => {
    const left = names(withoutFontAttributes(source));
    expect(names(source).length - left.length).toBe(27);
    expect(left.join()).not.toMatch(/glyph|horiz|panose|units|vertical|line-position/);
    for (const kept of ['stroke-width', 'fill-rule', 'text-anchor', 'unicode-bidi', 'xmlns:xlink', 'text-decoration'])
      expect(left.join()).toContain(`"${kept}"`);
    expect(() => new Script(withoutFontAttributes(source))).not.toThrow();
  });

  it('stop the build if React has changed', () => {
    expect(() => withoutStacks(source.replace('SuspenseException = Error(', 'SuspenseException = fail('))).toThrow(
      'React has 4 errors',
    );
    expect(() => withoutStacks(source.replace('var prefix, suffix;', 'var before, after;'))).toThrow(
      'React has no component stacks',
    );
  });
});
