import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SampleValues } from '../fill-values.ts';
import { print } from './run-command.ts';

/** All samples in one JVM, which starts slowly; each is compiled and loaded separately. */
export async function runJavaSamples(
  folders: readonly string[],
  _: string,
  values?: SampleValues,
): Promise<string[]> {
  const [first] = folders;
  if (!first) return [];
  const driver = join(dirname(first), 'RunAll.java');
  await writeFile(driver, source);
  // The samples name their files without a folder, so they all run in the first.
  const text = await print(['java', '-XX:TieredStopAtLevel=1', driver, ...folders], first, values);
  return text.split(end).slice(0, -1);
}

const end = '\u0004';

const source = `
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import javax.tools.ToolProvider;

public class RunAll {
    public static void main(String[] folders) throws Exception {
        for (String folder : folders) {
            String file = Path.of(folder, "Sample.java").toString();
            int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-encoding", "UTF-8", "-d", folder, file);
            if (result != 0) throw new IllegalStateException(file + " does not compile.");
            URL[] places = { Path.of(folder).toUri().toURL() };
            try (URLClassLoader loader = new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
                loader.loadClass("Sample").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            }
            System.out.print("\\u0004");
        }
    }
}
`;
