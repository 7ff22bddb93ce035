// Multipart bodies: files as they come, and forms that are broken in every way.
import { multipartOf } from '../builders/pictures.ts';
import type { Chance } from './random.ts';

export interface SentBody {
  type: string | undefined;
  bytes: Buffer;
}

const FIELD_OF = [
  ['hero', 'heroImage'],
  ['bounces', 'message'],
  ['import', 'file'],
] as const;
const FIELDS = ['image', 'heroImage', 'file', 'message', 'wrong', '__proto__'] as const;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const CONTENTS: readonly [Buffer, ...Buffer[]] = [
  PIXEL,
  PIXEL.subarray(0, 40),
  Buffer.from('email;consentText;consentAt;source\nmaija@example.fi;Haluan;1.1.2024;Messut\n'),
  Buffer.from('email;consentText;consentAt;source\n"never closed;\u0000;1.1.2024  x;y\n'),
  Buffer.from('nimi;puhelin;koko\nMaija;040123;205/55R16\n'),
  Buffer.from(
    'sysnr;itemcode;description;brand;nett-price;eancode\n1;2;205/55R16 91H;NOKIAN;44,17;6419440000000\n',
  ),
  Buffer.from(
    'From: mailer-daemon@example.fi\r\nContent-Type: multipart/report; boundary=a\r\n\r\n--a\r\n\r\nx\r\n--a--\r\n',
  ),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x3b, 0x00]),
  Buffer.alloc(0),
  Buffer.alloc(200_000, ';'),
];
const NAMES = [
  'kuva.png',
  '../../x.jpg',
  'a\u0000.png',
  'x'.repeat(3000),
  '',
  '"; filename="b',
  'ä\u202E.csv',
] as const;
const FORM = 'multipart/form-data';

/** The right field of each call that takes a file is among those tried. */
export function fileBody(chance: Chance, path: string): SentBody {
  const [, right] = FIELD_OF.find(([part]) => path.includes(part)) ?? ['', 'image'];
  const field = chance.is(0.7) ? right : chance.pick(FIELDS);
  const { payload, headers } = multipartOf(field, chance.pick(CONTENTS), {
    name: chance.pick(NAMES),
    type: chance.pick(['image/png', 'text/csv', 'application/json', 'message/rfc822', 'x'.repeat(500)]),
  });
  if (chance.is(0.5)) return { type: headers['content-type'], bytes: payload };
  return broken(payload, headers['content-type'], chance);
}

function broken(payload: Buffer, type: string, chance: Chance): SentBody {
  const text = payload.toString('latin1');
  return chance.pick<SentBody>([
    { type: FORM, bytes: payload },
    { type: `${FORM}; boundary=`, bytes: payload },
    { type: `${FORM}; boundary=${'b'.repeat(300)}`, bytes: payload },
    { type: `${FORM}; boundary="`, bytes: payload },
    { type: `${FORM}; boundary=another`, bytes: payload },
    { type: `${FORM}; charset=utf-7; boundary=x-kaarto-boundary`, bytes: payload },
    { type: 'multipart/mixed; boundary=x-kaarto-boundary', bytes: payload },
    { type, bytes: payload.subarray(0, chance.whole(payload.length)) },
    { type, bytes: payload.subarray(chance.whole(payload.length)) },
    { type, bytes: Buffer.alloc(0) },
    { type, bytes: Buffer.from('--x-kaarto-boundary--\r\n') },
    { type, bytes: Buffer.concat([payload, payload]) },
    { type, bytes: Buffer.from(text.replace('content-disposition', 'content-nothing'), 'latin1') },
    {
      type,
      bytes: Buffer.from(text.replace('\r\n\r\n', `\r\nx-long: ${'y'.repeat(90_000)}\r\n\r\n`), 'latin1'),
    },
    {
      type,
      bytes: Buffer.from(
        `${'--x-kaarto-boundary\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(40)}${text}`,
        'latin1',
      ),
    },
  ]);
}
