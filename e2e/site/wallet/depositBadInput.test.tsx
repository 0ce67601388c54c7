/**
 * Bad input on every deposit method, on the screen and in calls. SI-47, SI-48, VALID-030 to VALID-032, VALID-052 to
 * VALID-054
 */
import type { Call } from '@foyer/contract/call.ts';
import { inPayOrder, uploadFile } from '@foyer/contract/wallet/deposit.ts';
import {
  inPayUSDTOrder,
  offlineAutoPayOrder,
  semiAutomaticPayOrder,
  webpayGateway,
} from '@foyer/contract/wallet/depositOrders.ts';
import type { NewerPayType } from '@foyer/contract/wallet/methods.ts';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer, uploadProof } from '../../../server/src/wallet/testing/wallet.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { descriptionOf, fullWidth, long, refusalsOf, refusesBadInput, submit, unreadable } from './badInput.ts';
import type { Field, Wrong } from './badInput.ts';
import { choose, fieldOf, fill, findForm } from './hand.ts';
import { listen } from './line.ts';
import type { Line } from './line.ts';
import { cookiesOf, houseSettings, rowsOf } from './players.ts';
import { onePixel, proofFile, sendFilesByFetch } from './sentFiles.ts';

const t = await openTestHouse(houseSettings);
let site: Site | undefined;
afterEach(async () => {
  site?.close();
  await assertBooksAreZero(t.house.db);
});
afterAll(() => t.close());

async function open(path: string) {
  const player = await newPlayer(t);
  site = await openSite(t, path, { setCookies: cookiesOf(player) });
  sendFilesByFetch();
  const line: Line = listen();
  return { player, line, rows: () => rowsOf(t, player.playerId) };
}

const format = '金额格式错误';
const tooLong = '这一项的内容无法识别';

/** Bad amounts for every method; the limits are the channel's. */
const amounts = (range: string, below: readonly [string, string], above: readonly [string, string]): Wrong[] => [
  ['amount', '', '请输入金额'],
  ['amount', '0', '金额不能为0'],
  ['amount', below[0], range, `金额低于最低限额 ${below[1]}`],
  ['amount', above[0], range, `金额超过最高限额 ${above[1]}`],
  ['amount', '500.001', format],
  ['amount', '-500', format],
  ['amount', '5e2', format],
  ['amount', '0x1F4', format],
  ['amount', '<script>', format],
  ['amount', '五百😀', format],
  ['amount', '9'.repeat(40), format],
  ['amount', long, tooLong, unreadable],
];
const depositors: Wrong[] = [
  ['depositorName', '', '请输入存款人姓名'],
  ['depositorName', '陈'.repeat(41), '存款人姓名最多40个字符'],
  ['depositorName', long, tooLong, unreadable],
];
const amount = { label: '存款金额', good: '500' };
const depositorName = { label: '存款人姓名', good: '陈晓林' };

interface NewerForm {
  readonly type: NewerPayType;
  readonly name: string;
  readonly call: Call;
  readonly fields: Readonly<Record<string, Field>>;
  readonly also: Readonly<Record<string, string>>;
  readonly wrong: readonly Wrong[];
}
const forms: readonly NewerForm[] = [
  {
    type: 'third',
    name: '第三方支付',
    call: webpayGateway,
    fields: { amount },
    also: { payConfigId: 'sandbox-gateway', payType: 'third' },
    wrong: amounts('存款限额：50-50,000元', ['49.99', '50.00'], ['50000.01', '50000.00']),
  },
  {
    type: 'automatic',
    name: '自动到账',
    call: offlineAutoPayOrder,
    fields: { amount, depositorName },
    also: { autoBankId: 'sandbox-auto-bangkok' },
    wrong: [...amounts('存款限额：100-100,000元', ['99.99', '100.00'], ['100000.01', '100000.00']), ...depositors],
  },
  {
    type: 'semiAutomatic',
    name: '半自动到账',
    call: semiAutomaticPayOrder,
    fields: { amount: { ...amount, good: '2000' }, depositorName },
    also: { payConfigId: 'sandbox-semi-bangkok' },
    wrong: [...amounts('存款限额：500-1,000,000元', ['499.99', '500.00'], ['1000000.01', '1000000.00']), ...depositors],
  },
  {
    type: 'usdt',
    name: 'USDT',
    call: inPayUSDTOrder,
    fields: { amount: { ...amount, good: '25.50' } },
    also: { chain: '0', rate: '32.5' },
    wrong: amounts('存款限额：10-20,000元', ['9.99', '10.00'], ['20000.01', '20000.00']),
  },
];

it.each(forms)(
  '$name: client and house apply the same rules, and no order is created. VALID-030 to VALID-032',
  async ({ type, name, call, fields, also, wrong }) => {
    const { player, line, rows } = await open(`/mine/capital/latestdeposit?type=${type}`);
    const form = await findForm(name);
    const before = await rows();
    await refusesBadInput(player, line, { form, call, fields, also, wrong });
    const good = Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, one.good]));
    await refusalsOf(player, call, [
      { ...good, ...also, amount: fullWidth('500') },
      ...Object.keys(also).flatMap((id) =>
        ["' or 1=1 --", '<script>', long].map((value) => ({ ...good, ...also, [id]: value })),
      ),
    ]);
    expect(await rows()).toEqual(before);
  },
);

it('a transfer: client and house apply the same rules to amount, name and proof. VALID-030 to VALID-032, VALID-054', async () => {
  const { player, line, rows } = await open('/mine/capital/deposit');
  const form = await findForm('存款');
  await choose(fieldOf(form, '转账凭证'), proofFile());
  await within(form).findByText('已上传');
  const proof = await uploadProof(player);
  const before = await rows();
  await refusesBadInput(player, line, {
    form,
    call: inPayOrder,
    fields: { amount, depositorName },
    also: { inBankId: 'sandbox-bangkok', proof },
    wrong: [...amounts('存款限额：100-200,000元', ['99.99', '100.00'], ['200000.01', '200000.00']), ...depositors],
  });
  // The field converts full-width digits; the house accepts only plain digits.
  await fill(form, '存款金额', fullWidth('500'));
  expect(fieldOf(form, '存款金额').value).toBe('500');
  const order = { inBankId: 'sandbox-bangkok', amount: '500', depositorName: '陈晓林' };
  expect(
    await refusalsOf(player, inPayOrder, [
      { ...order, amount: fullWidth('500'), proof },
      { ...order, proof: '' },
      { ...order, proof: '/api/uploads/1' },
      { ...order, proof: 'https://elsewhere.example/proof.png' },
      { ...order, inBankId: 'nowhere', proof },
    ]),
  ).toEqual([
    format,
    '请上传转账凭证',
    '凭证没有找到，请重新上传',
    '凭证没有找到，请重新上传',
    '该支付方式已停用，请换一个',
  ]);
  expect(await rows()).toEqual(before);
});

it('a transfer without its proof is not sent. VALID-054', async () => {
  const { line } = await open('/mine/capital/deposit');
  const form = await findForm('存款');
  await fill(form, '存款金额', '500');
  await fill(form, '存款人姓名', '陈晓林');
  await submit(form);
  await waitFor(() => expect(descriptionOf(fieldOf(form, '转账凭证'))).toBe('请上传转账凭证'));
  expect(line.sentTo(inPayOrder.path)).toBe(0);
});

const wrongType = '图片格式错误';
const tooLarge = '凭证大小不能超过1MB';
const mega = 1024 * 1024;
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));
const padded = (size: number) => Uint8Array.from(Buffer.concat([onePixel, Buffer.alloc(size - onePixel.length)]));

/** Files and the message of both sides. The type is checked before the size. VALID-052, VALID-053 */
const files = [
  [{ name: 'proof.txt', mime: 'text/plain', bytes: bytesOf('paid') }, wrongType],
  [{ name: 'proof.svg', mime: 'image/svg+xml', bytes: bytesOf('<svg onload="alert(1)"/>') }, wrongType],
  [{ name: 'proof.pdf', mime: 'application/pdf', bytes: padded(2 * mega) }, wrongType],
  [{ name: 'proof.exe', mime: 'image/png', bytes: onePixel }, wrongType],
  [{ name: 'proof.exe', mime: 'image/png', bytes: padded(mega + 1) }, wrongType],
  [{ name: 'proof.png', mime: 'image/png', bytes: padded(mega + 1) }, tooLarge],
] as const;

it('a proof of the wrong type or size is refused on both sides. VALID-052, VALID-053, S12', async () => {
  const { player, line, rows } = await open('/mine/capital/deposit');
  const field = fieldOf(await findForm('存款'), '转账凭证');
  const before = await rows();
  const offer = async ({ name, mime, bytes }: (typeof files)[number][0], message: string) => {
    await choose(field, new File([bytes], name, { type: mime }));
    await waitFor(() => expect([name, descriptionOf(field)]).toEqual([name, message]));
  };
  for (const [file, message] of files) await offer(file, message);
  expect(line.sentTo(uploadFile.path)).toBe(0);
  // Only the bytes show that this is no picture. The house checks them, and the field shows its message.
  const lies = { name: 'proof.png', mime: 'image/png', bytes: bytesOf('<svg onload="alert(1)"/>') } as const;
  for (const [file, expected] of [...files, [lies, wrongType]] as const) {
    const { code, message } = await player.upload(uploadFile, file);
    expect([file.name, code === 200, message]).toEqual([file.name, false, expected]);
  }
  await choose(field, new File([lies.bytes], lies.name, { type: lies.mime }));
  await waitFor(() => expect(line.sentTo(uploadFile.path)).toBe(1));
  await waitFor(() => expect(descriptionOf(field)).toBe(wrongType));
  expect(await rows()).toEqual(before);
});
