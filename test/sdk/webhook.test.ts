import { expect } from 'chai';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import {
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type VerifyWebhookOptions,
  type WebhookHeaders,
} from '../../sdk/src/index.js';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const other = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const now = new Date('2026-11-02T15:00:05.400Z');
const id = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91';
const body = JSON.stringify({
  type: 'campaign.paused',
  timestamp: '2026-11-02T15:00:05.000Z',
  data: { campaign_name: 'Grüße' },
});

/** Headers as the reference implementation of the sender makes them. */
function signed(payload = body, at = now, secrets = [secret]): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map(each => new Webhook(each).sign(id, at, payload)).join(' '),
  };
}

async function refusal(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  options: VerifyWebhookOptions = { now },
) {
  const error: unknown = await verifyWebhook(payload, headers, secret, options).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).to.be.instanceOf(WebhookVerificationError);
  return (error as WebhookVerificationError).reason;
}

describe('sdk verifyWebhook', () => {
  const event = { ...(JSON.parse(body) as object), id };

  it('returns the event of a delivery that the reference implementation signed', async () => {
    expect(await verifyWebhook(body, signed(), secret, { now })).to.deep.equal(event);
  });

  it('takes what signWebhook signed, as the reference implementation does', async () => {
    const headers = await signWebhook(body, secret, { id, now });
    expect(headers).to.deep.equal(signed());
    expect((await verifyWebhook(body, await signWebhook(body, secret), secret)).id).to.equal('msg_test');
  });

  it('takes the system time when none is given', async () => {
    const verified = await verifyWebhook(body, signed(body, new Date()), secret);
    expect(verified.type).to.equal('campaign.paused');
    expect(await refusal(body, signed(body, new Date(Date.now() - 301_000)), {})).to.equal(
      'timestamp_out_of_range',
    );
  });

  it('agrees with the reference implementation on any text and secret', () =>
    fc.assert(
      fc.asyncProperty(fc.json(), fc.uint8Array({ minLength: 24, maxLength: 64 }), async (data, bytes) => {
        const key = `whsec_${Buffer.from(bytes).toString('base64')}`;
        const payload = `{"type":"webhook.test","data":${data}}`;
        const verified = await verifyWebhook(payload, signed(payload, now, [key]), key, { now });
        expect(verified.data).to.deep.equal((JSON.parse(payload) as { data: unknown }).data);
      }),
    ));

  const forms: [string, WebhookHeaders][] = [
    ['Headers', new Headers(signed())],
    [
      'names in any case',
      Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value])),
    ],
    ['a list of values', { ...signed(), 'webhook-signature': ['v1,AAAA', signed()['webhook-signature']!] }],
  ];
  for (const [name, headers] of forms) {
    it(`reads headers given as ${name}`, async () => {
      expect(await verifyWebhook(body, headers, secret, { now })).to.have.property('id', id);
    });
  }

  it('takes the body as bytes', async () => {
    expect(await verifyWebhook(Buffer.from(body), signed(), secret, { now })).to.deep.equal(event);
  });

  it('takes the body as a buffer of bytes', async () => {
    const { buffer } = Uint8Array.from(Buffer.from(body));
    expect(await verifyWebhook(buffer, signed(), secret, { now })).to.deep.equal(event);
  });

  it('takes a secret without its prefix', async () => {
    expect(await verifyWebhook(body, signed(), secret.slice('whsec_'.length), { now })).to.have.property(
      'id',
      id,
    );
  });

  it('accepts any one of several signatures', async () => {
    const headers = signed(body, now, [other, secret]);
    expect(await verifyWebhook(body, headers, secret, { now })).to.have.property('id', id);
    headers['webhook-signature'] = `v1a,c2lnbmVk v1,%%% v1 ${headers['webhook-signature']}`;
    expect(await verifyWebhook(body, headers, secret, { now })).to.have.property('id', id);
  });

  it('refuses what was signed with another secret, or is changed in any part', async () => {
    expect(await refusal(body, signed(body, now, [other]))).to.equal('no_matching_signature');
    expect(await refusal(body.replace('paused', 'stopped'), signed())).to.equal('no_matching_signature');
    expect(await refusal(body, { ...signed(), 'webhook-id': 'another' })).to.equal('no_matching_signature');
    const later = String(Math.floor(now.getTime() / 1000) + 1);
    expect(await refusal(body, { ...signed(), 'webhook-timestamp': later })).to.equal(
      'no_matching_signature',
    );
  });

  it('refuses a signature of another version', async () => {
    const signature = signed()['webhook-signature']!.replace('v1,', 'v2,');
    expect(await refusal(body, { ...signed(), 'webhook-signature': signature })).to.equal(
      'no_matching_signature',
    );
  });

  it('refuses a signature without a version', async () => {
    const signature = signed()['webhook-signature']!.replace('v1,', '');
    expect(await refusal(body, { ...signed(), 'webhook-signature': signature })).to.equal(
      'no_matching_signature',
    );
  });

  it('refuses a truncated signature', async () => {
    const signature = signed()['webhook-signature']!.slice(0, 20);
    expect(await refusal(body, { ...signed(), 'webhook-signature': signature })).to.equal(
      'no_matching_signature',
    );
  });

  it('takes five minutes of difference in time, not more', async () => {
    const at = (seconds: number) => signed(body, new Date(now.getTime() + seconds * 1000));
    for (const seconds of [-300, 300]) {
      expect(await verifyWebhook(body, at(seconds), secret, { now })).to.have.property('id', id);
    }
    for (const seconds of [-301, 301]) {
      expect(await refusal(body, at(seconds))).to.equal('timestamp_out_of_range');
    }
    expect(await refusal(body, at(-11), { now, toleranceSeconds: 10 })).to.equal('timestamp_out_of_range');
  });

  it('lets nothing through when the tolerance or the time is no number', async () => {
    const old = signed(body, new Date(0));
    for (const options of [
      { now, toleranceSeconds: NaN },
      { now: new Date('x') },
      { now, toleranceSeconds: undefined },
    ])
      expect(await refusal(body, old, options)).to.equal('timestamp_out_of_range');
  });

  it('refuses a body that was parsed before, or is none', async () => {
    for (const parsed of [JSON.parse(body), undefined, null, 7] as string[])
      expect(await refusal(parsed, signed())).to.equal('invalid_payload');
  });

  for (const timestamp of ['soon', '-5', '1793631605.5', ' 1793631605', '1e9', '9'.repeat(13)]) {
    it(`refuses the timestamp ${JSON.stringify(timestamp)}`, async () => {
      expect(await refusal(body, { ...signed(), 'webhook-timestamp': timestamp })).to.equal(
        'invalid_timestamp',
      );
    });
  }

  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    it(`refuses a delivery without ${name}`, async () => {
      expect(await refusal(body, { ...signed(), [name]: undefined })).to.equal('missing_header');
      expect(await refusal(body, { ...signed(), [name]: '' })).to.equal('missing_header');
    });
  }

  for (const payload of ['', 'no json', '[]', 'null', '7', '{}']) {
    it(`refuses the signed body ${JSON.stringify(payload)}, which is no event`, async () => {
      expect(await refusal(payload, signed(payload))).to.equal('invalid_payload');
    });
  }

  for (const wrong of ['', 'whsec_', 'whsec_%%%', undefined]) {
    it(`says that the secret ${JSON.stringify(wrong)} is none`, async () => {
      const error: unknown = await verifyWebhook(body, signed(), wrong!, { now }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).to.be.instanceOf(TypeError).with.property('message').that.contains('must be whsec_');
    });
  }

  it('reports the payload by the type of the event', async () => {
    const verified = await verifyWebhook(body, signed(), secret, { now });
    if (verified.type !== 'campaign.paused') throw new Error('another event');
    expect(verified.data.campaign_name).to.equal('Grüße');
  });
});
