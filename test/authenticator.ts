// A passkey in software: makes and signs as a browser's authenticator does, with ES256 and attestation 'none' (WebAuthn Level 3).
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const FLAGS = { isPresent: 0x01, isVerified: 0x04, hasKey: 0x40 } as const;

export interface AuthenticatorOptions {
  /** The page's origin as the browser reports it. */
  origin: string;
  /** False: nobody showed a finger or typed a PIN. */
  isVerifying?: boolean;
}

export interface TestPasskey {
  create: (options: { challenge: string; rp: { id: string } }) => object;
  sign: (options: { challenge: string; rpId: string }, counter?: number) => object;
}

/** A new passkey; what `create` and `sign` return is sent as JSON. */
export function testPasskey({ origin, isVerifying = true }: AuthenticatorOptions): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const verified = isVerifying ? FLAGS.isVerified : 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  return {
    create: ({ challenge, rp }) => {
      const key = publicKey.export({ format: 'jwk' });
      const coordinate = (text = '') => Buffer.from(text, 'base64url');
      const cose = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(key.x)],
        [-3, coordinate(key.y)],
      ]);
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 0xff]);
      const authData = Buffer.concat([
        head(rp.id, FLAGS.isPresent | FLAGS.hasKey | verified, 0),
        Buffer.alloc(16),
        length,
        credentialId,
        cose,
      ]);
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', authData],
      ]);
      return {
        ...answer,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge, rpId }, counter = 0) => {
      const client = clientData('webauthn.get', challenge);
      const authData = head(rpId, FLAGS.isPresent | verified, counter);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        ...answer,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}

function head(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** A map within a map is encoded before; a text, a number and bytes here. */
function cborMap(entries: [string | number, string | number | Buffer][]): Buffer {
  const parts = entries.flatMap(([name, value]) => [
    cbor(name),
    // What is a map already.
    Buffer.isBuffer(value) && name === 'attStmt' ? value : cbor(value),
  ]);
  return Buffer.concat([cborHead(5, entries.length), ...parts]);
}

function cbor(value: string | number | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  const bytes = Buffer.from(value);
  return Buffer.concat([cborHead(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
