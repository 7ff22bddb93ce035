// Passkeys (WebAuthn Level 3): what a browser is requested to make or sign, and whether its answer is valid for this site.
import { isIP } from 'node:net';

import type { verifyAuthenticationResponse } from '@simplewebauthn/server';

import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '../../contract/auth/passkeys.ts';
import type { Settings } from '../settings.ts';

/** How long the browser waits for the person. */
const TIMEOUT_MS = 120_000;
/** EdDSA, ES256 and RS256: what all authenticators have. */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** A passkey as it is stored. */
export interface StoredPasskey {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

/** The owner a passkey is made for; `id` is what a passkey returns when no name was typed. */
export interface PasskeyOwner {
  id: string;
  name: string;
  shopName: string;
}

/** Passkeys of the site at `publicUrl`. */
export function createPasskeys({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl);
  const expectation = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  });
  return {
    /** Browsers make passkeys for names alone, and never for an IP address. */
    isPossible: isIP(hostname.replaceAll(/[[\]]/g, '')) === 0,
    creation: (challenge: string, owner: PasskeyOwner, known: readonly StoredPasskey[]): PasskeyCreation => ({
      challenge,
      rp: { id: hostname, name: owner.shopName },
      user: {
        id: Buffer.from(owner.id).toString('base64url'),
        name: owner.name,
        displayName: owner.name,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      excludeCredentials: known.map(described),
    }),
    request: (challenge: string, known: readonly StoredPasskey[] = []): PasskeyRequest => ({
      challenge,
      rpId: hostname,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: known.map(described),
    }),
    /** The new passkey; `undefined` when it was made for another challenge or site, or nobody showed who they are. */
    verifyNew: (challenge: string, made: NewPasskey) =>
      refusedAsUndefined(() => verifyNew(expectation(challenge), made)),
    /** The passkey's new counter; `undefined` when it has not signed this challenge for this site, or has been copied. */
    verifyProof: (challenge: string, proof: PasskeyProof, passkey: StoredPasskey) =>
      refusedAsUndefined(() => verifyProof(expectation(challenge), proof, passkey)),
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** When the first passkey comes: it takes 29 MB, and most shops' processes never need it. */
function loadVerifier() {
  return import('@simplewebauthn/server');
}

type Expectation = Pick<
  Parameters<typeof verifyAuthenticationResponse>[0],
  'expectedOrigin' | 'expectedRPID' | 'requireUserVerification'
> & { expectedChallenge: string };

async function verifyNew(expected: Expectation, made: NewPasskey): Promise<StoredPasskey | undefined> {
  const { transports = [], ...response } = made.response;
  const { verifyRegistrationResponse } = await loadVerifier();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected,
    response: { ...answerOf(made), response },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey, counter, transports };
}

async function verifyProof(
  expected: Expectation,
  proof: PasskeyProof,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<number | undefined> {
  const { userHandle, ...response } = proof.response;
  const verifier = await loadVerifier();
  const { verified, authenticationInfo } = await verifier.verifyAuthenticationResponse({
    ...expected,
    response: {
      ...answerOf(proof),
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
    },
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  });
  return verified ? authenticationInfo.newCounter : undefined;
}

function answerOf({ id, rawId, type }: NewPasskey | PasskeyProof) {
  return { id, rawId, type, clientExtensionResults: {} };
}

/** The library throws for whatever is wrong with an answer that comes from outside. */
async function refusedAsUndefined<T>(verify: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

function described({ credentialId, transports }: StoredPasskey): PasskeyRequest['allowCredentials'][number] {
  const known = TRANSPORTS.filter((transport) => transports.includes(transport));
  return { id: credentialId, type: 'public-key', ...(known.length > 0 && { transports: known }) };
}
