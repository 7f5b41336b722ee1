import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** A development kit for Java. `release` names its exact version and its vendor. */
export type Jdk = { compiler: string; release: string };

/** The one of `JAVA_HOME`, else the one whose `javac` is on the path; undefined before Java 17. */
export function findJdk({ JAVA_HOME, PATH = '' }: NodeJS.ProcessEnv = process.env) {
  const onPath = PATH.split(delimiter)
    .map((folder) => join(folder, 'javac'))
    .find((file) => existsSync(file));
  const homes = [JAVA_HOME, onPath && dirname(dirname(realpathSync(onPath)))];
  return homes.flatMap((home) => (home ? jdkIn(home) : [])).find(isRecent);
}

function jdkIn(home: string): Jdk[] {
  const [compiler, release] = [join(home, 'bin/javac'), join(home, 'release')];
  if (!existsSync(compiler) || !existsSync(release)) return [];
  return [{ compiler, release: readFileSync(release, 'utf8') }];
}

const isRecent = ({ release }: Jdk): boolean =>
  Number(/^JAVA_VERSION="(\d+)/m.exec(release)?.[1]) >= 17;
