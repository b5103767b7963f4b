import { expect } from 'chai';
import { guideFolder, guidePrograms, runModule } from '../support/guides.js';
import { newClient, service } from '../support/service.js';
import { whileJobsRun } from './job-loop.js';

describe('the read-me of the sdk', function () {
  this.timeout(60_000);

  it('does what it says', async () => {
    const { ts } = await guidePrograms('../../sdk/README');
    const folder = await guideFolder();
    const { PATH, HOME } = process.env;
    try {
      const { key: API_KEY } = await newClient();
      const env = { PATH, HOME, BASE_URL: service().url, API_KEY };
      const output = await whileJobsRun(() => runModule(ts, folder.path, env));
      expect(output).to.match(/^invalid_request_error invalid_flow 400 \S+$/m);
      expect(output).to.match(/^Autumn launch$/m);
      expect(output).to.match(/^uploading 2 0 %$/m);
      expect(output).to.match(/^2 imported, 0 failed$/m);
      expect(output).to.match(/^email,global_lead_id$/m);
      expect(output).to.match(/^GET \S+\/v1\/meta\/limits 200 \d+ done$/m);
      expect(output).to.match(/^\d+ requests are left$/m);
    } finally {
      await folder.remove();
    }
  });
});
