/** Bad input on the deposit with proof. SI-47, VALID-030 to VALID-032, VALID-052 to VALID-054 */
import { expect, test } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { fullWidth, long, refusesBadInput, sendRaw, sentTo, unreadable } from '../../badInput.ts';
import { booksFaults, rowsOf } from '../../books.ts';
import { siteUrl } from '../../hand.ts';
import { onePixel, registerPlayer } from '../../player.ts';

const wrongType = '图片格式错误';
const tooLarge = '凭证大小不能超过1MB';
const mega = 1024 * 1024;
const png = onePixel.buffer;
const padded = (bytes: number): Buffer => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

/** What is chosen, and what both sides say to it: the type before the size. VALID-052, VALID-053 */
const files = [
  [{ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') }, wrongType],
  [{ name: 'proof.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') }, wrongType],
  [{ name: 'proof.pdf', mimeType: 'application/pdf', buffer: padded(2 * mega) }, wrongType],
  [{ name: 'proof.exe', mimeType: 'image/png', buffer: png }, wrongType],
  [{ name: 'proof.exe', mimeType: 'image/png', buffer: padded(mega + 1) }, wrongType],
  [{ name: 'proof.png', mimeType: 'image/png', buffer: padded(mega + 1) }, tooLarge],
] as const;

test('a proof of the wrong type or size is refused on both sides. VALID-052, VALID-053, S12', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/capital/deposit`);
  const field = page.getByRole('form', { name: '存款' }).getByLabel('转账凭证');
  await expect(field).toBeAttached();
  const before = await rowsOf(player.account);
  const sent = await sentTo(page, '/api/uploadFile', async () => {
    for (const [file, says] of files) {
      await field.setInputFiles(file);
      await expect(field, file.name).toHaveAccessibleDescription(says);
    }
  });
  expect(sent).toBe(0);
  const lies = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  for (const [file, says] of [...files, [lies, wrongType]] as const) {
    const reply = await context.request.post(`${siteUrl()}/api/uploadFile`, {
      multipart: { lang: 'zh_CN', file },
      headers: { [clientHeader]: '1', origin: siteUrl() },
    });
    expect([file.name, await reply.json()]).toMatchObject([file.name, { success: false, msg: says }]);
  }
  // Only the bytes tell that this is no picture: the house looks, and its words stand at the field.
  await field.setInputFiles(lies);
  await expect(field).toHaveAccessibleDescription(wrongType);
  expect(await rowsOf(player.account)).toEqual(before);
});

test('amount, name and proof: rules on both sides, and no order is opened. VALID-030 to VALID-032, VALID-054', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/capital/deposit`);
  const form = page.getByRole('form', { name: '存款' });
  const format = '金额格式错误';
  const range = '存款限额：100-200,000元';
  await form.getByLabel('转账凭证').setInputFiles(onePixel);
  await expect(form.getByText('已上传')).toBeVisible();
  const before = await rowsOf(player.account);
  const below = '金额低于最低限额 100.00';
  const above = '金额超过最高限额 200000.00';
  await refusesBadInput(page, {
    form,
    path: '/api/bankpay/inPayOrder',
    fields: { amount: { label: '存款金额', good: '500' }, depositorName: { label: '存款人姓名', good: '陈晓林' } },
    also: { inBankId: 'sandbox-bangkok', proof: before.upload?.[0] ? '/api/uploads/1' : '' },
    wrong: [
      ['amount', '', '请输入金额'],
      ['amount', '0', '金额不能为0'],
      ['amount', '99.99', range, below],
      ['amount', '200000.01', range, above],
      ['amount', '500.001', format],
      ['amount', '-500', format],
      ['amount', '5e2', format],
      ['amount', '0x1F4', format],
      ['amount', '<script>', format],
      ['amount', '五百😀', format],
      ['amount', '9'.repeat(40), format],
      ['amount', long, '这一项的内容无法识别', unreadable],
      ['depositorName', '', '请输入存款人姓名'],
      ['depositorName', '陈'.repeat(41), '存款人姓名最多40个字符'],
      ['depositorName', long, '这一项的内容无法识别', unreadable],
    ],
  });
  // A keyboard that writes full-width digits is understood by the field; the wire takes plain digits alone.
  const amount = form.getByLabel('存款金额');
  await amount.fill(fullWidth('500'));
  await expect(amount).toHaveValue('500');
  const order = { inBankId: 'sandbox-bangkok', amount: '500', depositorName: '陈晓林' };
  const answers = await sendRaw(page, '/api/bankpay/inPayOrder', [
    { ...order, amount: fullWidth('500'), proof: '/api/uploads/1' },
    { ...order, proof: '' },
    { ...order, proof: '/api/uploads/1' },
    { ...order, proof: 'https://elsewhere.example/proof.png' },
    { ...order, inBankId: 'nowhere', proof: '/api/uploads/1' },
  ]);
  expect(answers.map(({ msg }) => msg)).toEqual([
    format,
    '请上传转账凭证',
    '凭证没有找到，请重新上传',
    '凭证没有找到，请重新上传',
    '该支付方式已停用，请换一个',
  ]);
  expect(await rowsOf(player.account)).toEqual(before);
  expect(await booksFaults()).toEqual([]);
});

test('a deposit without its proof is not sent. VALID-054', async ({ page, context }) => {
  await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/capital/deposit`);
  const form = page.getByRole('form', { name: '存款' });
  await form.getByLabel('存款金额').fill('500');
  await form.getByLabel('存款人姓名').fill('陈晓林');
  const sent = await sentTo(page, '/api/bankpay/inPayOrder', async () => {
    await form.getByLabel('存款人姓名').press('Enter');
    await expect(form.getByLabel('转账凭证')).toHaveAccessibleDescription('请上传转账凭证');
  });
  expect(sent).toBe(0);
});
