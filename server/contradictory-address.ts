/**
 * Settings that a database or mail address states twice with different values. Which one applies
 * depends on the library that reads the address, so it is refused.
 */
export function contradictionIn(address: string): string | undefined {
  const url = new URL(address);
  return repeatedIn(url) ?? (/^smtps?:$/.test(url.protocol) ? inMail(url) : inDatabase(url));
}

function repeatedIn({ searchParams }: URL): string | undefined {
  const name = [...searchParams.keys()].find((one) => searchParams.getAll(one).length > 1);
  return name && `names ${name} ${searchParams.getAll(name).length} times: name it once`;
}

function inDatabase(url: URL): string | undefined {
  const { searchParams } = url;
  const mode = searchParams.get('sslmode');
  const [ssl, negotiation] = [searchParams.get('ssl'), searchParams.get('sslnegotiation')];
  if (mode === 'disable' && isOn(ssl)) return contradiction('sslmode=disable', `ssl=${ssl}`);
  if (mode === 'disable' && negotiation)
    return contradiction('sslmode=disable', `sslnegotiation=${negotiation}`);
  if (mode && mode !== 'disable' && isOff(ssl))
    return contradiction(`sslmode=${mode}`, `ssl=${ssl}`);
  const given = { user: url.username, password: url.password, port: url.port };
  const [name] =
    Object.entries(given).find(([one, value]) => {
      const inQuery = searchParams.get(one);
      return value !== '' && inQuery !== null && inQuery !== decodeURIComponent(value);
    }) ?? [];
  return name && `has ${name} before its ? and after it, and they differ: leave one out`;
}

function inMail({ protocol, searchParams }: URL): string | undefined {
  const secure = searchParams.get('secure');
  const required = searchParams.get('requireTLS');
  const weaker = ['ignoreTLS', 'opportunisticTLS'].find((name) => isOn(searchParams.get(name)));
  const weak = weaker && `${weaker}=${searchParams.get(weaker)}`;
  if (protocol === 'smtps:') {
    const against = isOff(secure) ? `secure=${secure}` : weak;
    return against && `begins with smtps and has ${against}: leave that out`;
  }
  if (weak && isOn(required)) return contradiction(`requireTLS=${required}`, weak);
  return weak && isOn(secure) ? contradiction(`secure=${secure}`, weak) : undefined;
}

const contradiction = (one: string, other: string) => `has ${one} beside ${other}: leave one out`;

const isOn = (value: string | null): boolean => value === 'true' || value === '1';
const isOff = (value: string | null): boolean => value === 'false' || value === '0';
