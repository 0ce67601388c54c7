/** Each thing has one name on every screen, and the names that it replaced do not return. I18N-003 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const given = {
  en: {
    support: /customer service/i,
    'could not be loaded': /(?:could not|couldn’t) be read\b/,
    'prize wheel': /turntable/i,
    'reward centre': /\bWelfare\b/,
  },
  th: {
    เงินจำลอง: /เงินสาธิต|เงินทดลอง|เงินเล่น|เงินสมมติ/,
    หวย: /ลอตเตอรี/,
    โปรโมชัน: /โปรโมชั่น/,
    ค่ายเกม: /แพลตฟอร์ม/,
    ศูนย์รางวัล: /สวัสดิการ/,
    โปรด: /กรุณา/,
    รหัสถอนเงิน: /รหัสผ่านถอนเงิน/,
    เบอร์มือถือ: /หมายเลขโทรศัพท์|หมายเลขมือถือ|เบอร์โทรศัพท์/,
    โหลดไม่สำเร็จ: /"อ่าน[^"]*ไม่(?:สำเร็จ|ได้)"/,
  },
} as const;

for (const [locale, words] of Object.entries(given)) {
  const folder = join(import.meta.dirname, '..', locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  it.each(Object.entries(words))(`uses only %s in ${locale}. I18N-003`, (_, gone) => {
    const namespaces = files.filter((namespace) => gone.test(readFileSync(join(folder, namespace), 'utf8')));
    expect(namespaces).toEqual([]);
  });
}
