import { expect, it } from 'vitest';
import { inviteLink } from './inviteLink.ts';

const origin = 'https://foyer.example';

it.each([
  ['', 'https://foyer.example/register?agentCode=ABC'],
  ['/register', 'https://foyer.example/register?agentCode=ABC'],
  ['https://agents.example/register', 'https://agents.example/register?agentCode=ABC'],
  ['https://agents.example/register?agentCode=OTHER', 'https://agents.example/register?agentCode=ABC'],
  ['javascript:alert(1)', 'https://foyer.example/register?agentCode=ABC'],
  ['http://elsewhere.example/register', 'https://foyer.example/register?agentCode=ABC'],
  ['https://', 'https://foyer.example/register?agentCode=ABC'],
])('turns the domain %j into a link with the player’s code. SI-36, CALL-023', (domain, link) => {
  expect(inviteLink(domain, 'ABC', origin)).toBe(link);
});
