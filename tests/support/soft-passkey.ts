import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** A software authenticator: creates a passkey and signs with it. */
export function softPasskey(origin: string) {
  const credentialId = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flag: number, credential = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const party = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([party, Buffer.from([flag]), count, credential]);
  };

  const frame = { id: encoded(credentialId), rawId: encoded(credentialId), type: 'public-key' };

  return {
    credentialId: frame.id,
    make: ({ challenge }: { challenge: string }, { verified = true } = {}) => {
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ]);
      const data = authenticatorData(
        flags.present | (verified ? flags.verified : 0) | flags.hasCredential,
        credential,
      );
      // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...frame,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge)),
          attestationObject: encoded(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge }: { challenge: string }, { verified = true } = {}) => {
      const data = authenticatorData(flags.present | (verified ? flags.verified : 0));
      const client = clientData('webauthn.get', challenge);
      const hashed = createHash('sha256').update(client).digest();
      return {
        ...frame,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, hashed]), privateKey)),
        },
      };
    },
  };
}

const encoded = (bytes: Buffer): string => bytes.toString('base64url');
