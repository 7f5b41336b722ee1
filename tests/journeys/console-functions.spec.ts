import { consoleFunctions } from '#content/console-functions.ts';
import { type ConsolePageId, consolePageIds } from '#content/console-pages.ts';
import { pagePath } from '#content/site-map.ts';
import { addCustomer, addEmployee, enterAs } from '#tests/support/account-journey.ts';
import { makeKey } from '#tests/support/developer-journey.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { reportUsage } from '#tests/support/usage-journey.ts';

/** The functions that documents, mails and legal texts place on a page. */
const functionsOf = (page: ConsolePageId): string[] =>
  Object.entries(consoleFunctions).flatMap(([id, one]) =>
    one.kind === 'self' && one.page === page ? [id] : [],
  );

test('6 what texts say is done in the console is on the page that they name @core', async ({
  page,
  context,
  site,
  database,
}) => {
  const { email, id, publicId } = await addCustomer(database);
  await addEmployee(database, id);
  await reportUsage(database, publicId, [{ used: 60 }]);
  await makeKey(context.request, site, await enterAs(context, site, email));
  for (const console of consolePageIds) {
    const functions = functionsOf(console);
    if (functions.length > 0) await visit(page, pagePath(console, 'en'));
    for (const one of functions)
      await expect(page.locator(`[data-function="${one}"]`)).toBeVisible();
  }
});
