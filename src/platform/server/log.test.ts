import { Writable } from 'node:stream';

import { expect, test } from 'vitest';

import { createLog } from './log.ts';

function capture(isReadable: boolean): { log: ReturnType<typeof createLog>; text: () => string } {
  let text = '';
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  return { log: createLog({ level: 'info', isReadable, destination }), text: () => text };
}

test('secrets are hidden by the name of their field, however deep', () => {
  const { log, text } = capture(false);
  log.info(
    { password: 'abc1', headers: { Authorization: 'abc2' }, list: [{ resetToken: 'abc3' }], user: 'pirkko' },
    'hello',
  );
  expect(text()).not.toContain('abc');
  expect(JSON.parse(text())).toMatchObject({
    level: 'info',
    msg: 'hello',
    user: 'pirkko',
    password: '[hidden]',
  });
});

test('an error shows its stack, code and causes and none of the values it carries', () => {
  const { log, text } = capture(false);
  const cause = new Error('socket closed');
  const error = Object.assign(new Error('no insert', { cause }), {
    code: '23505',
    detail: 'Key (email)=(a@b.fi) exists',
  });
  log.error({ err: error }, 'failed');
  expect(text()).toContain('23505');
  expect(text()).toContain('socket closed');
  expect(text()).toContain('log.test.ts');
  expect(text()).not.toContain('a@b.fi');
});

test('mail addresses are taken out of fields, messages and stacks of errors, and nothing else is', () => {
  const { log, text } = capture(false);
  const reply = '451 4.7.1 <lokiin.tai.ei@example.fi> greylisted';
  log.warn({ err: new Error(`All recipients were rejected: ${reply}`), reply, path: '/a/@b/c' }, 'failed');
  expect(text()).not.toContain('lokiin');
  expect(JSON.parse(text())).toMatchObject({ reply: '451 4.7.1 <[address]> greylisted', path: '/a/@b/c' });
});

test('a terminal gets a line for a person', () => {
  const { log, text } = capture(true);
  log.info({ port: 3000 }, 'listening');
  expect(text()).toContain('listening');
  expect(text()).not.toContain('"msg"');
});

test('lines below the level are not written', () => {
  const { log, text } = capture(false);
  log.debug('quiet');
  expect(text()).toBe('');
});
