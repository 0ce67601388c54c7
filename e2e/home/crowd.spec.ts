/**
 * A crowd that asks for pages nobody has asked for before: the house renders a few and leaves the rest to the browser. It
 * has a house of its own, because other journeys would get such pages too.
 */
import { expect, test as base } from '../test.ts';
import { watch } from '../hand.ts';
import { startHouse } from '../house.ts';

const test = base.extend<{ url: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  async url({}, use) {
    const house = await startHouse();
    await use(house.url);
    await house.stop();
  },
});

const addresses = Array.from({ length: 80 }, (_, index) => `/all-games?keyword=crowd${index}`);

test('leaves pages to the browser if too many are rendered at once, keeps none of these, and they work. P01', async ({
  page,
  request,
  url,
}) => {
  const replies = await Promise.all(
    addresses.map(async (address) => {
      const reply = await request.get(url + address);
      return { address, status: reply.status(), headers: reply.headers(), html: await reply.text() };
    }),
  );
  expect(replies.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  const left = replies.filter(({ html }) => !html.includes('<h1'));
  // Twenty have a place. While they are rendered, others may take theirs.
  expect(replies.length - left.length).toBeGreaterThanOrEqual(20);
  const [first] = left;
  if (first === undefined) throw new Error('the house rendered all pages');
  expect(first.headers['cache-control']).toBe('no-store');
  const faults = watch(page);
  const { 'content-encoding': _, ...headers } = first.headers;
  await page.route(url + first.address, (route) => route.fulfill({ status: 200, headers, body: first.html }));
  await page.goto(url + first.address);
  await expect(page.getByRole('heading', { name: /没有找到/ })).toBeVisible();
  expect(faults).toEqual([]);
  expect(await (await request.get(url + first.address)).text()).toContain('<h1');
});
