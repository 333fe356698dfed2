import { expect, journey } from '../support/journey.ts';

journey(
  'an uncaught error is reported under the trace id that the error page shows [ERR-14, ERR-15, ROUTE-095]',
  async ({ visit, faults }) => {
    const page = await visit('employee');
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/ClientErrors'));
    const printed = page.waitForEvent('console', (message) => {
      // A title on home may have no cover, which the browser prints too.
      return message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    });
    await page.evaluate(() => setTimeout(() => (globalThis as { gone?: () => void }).gone!()));
    const report = (await reported).postDataJSON();
    expect(report).toMatchObject({ kind: 'error', message: expect.stringContaining('gone'), url: '/#/' });
    expect((await (await reported).response())?.ok()).toBe(true);
    expect((await printed).text()).toContain(report.traceId);

    await page.goto('/#/error');
    await expect(page.getByRole('heading', { name: 'An error has occurred:' })).toBeVisible();
    await expect(page.getByText(report.traceId)).toBeVisible();
    await expect(
      page.getByText('For immediate assistance please contact the Customer Support Center at x1234.'),
    ).toBeVisible();
    // The error was intended.
    faults.length = 0;
  },
);
