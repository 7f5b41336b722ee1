import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#content/brand.ts';
import { variables } from '../environment.ts';
import { goOnPort, inGo, type PackageReceiver, phpServer } from './package-receivers.ts';
import { onPort, printedCode } from './receivers.ts';
import { print } from './run-command.ts';

const document = 'general/receive-callbacks';
const printed = (title: string, nth = 0): string => printedCode(title, { nth, document });

/** The packages of this project have the framework, or the machine has not got it. */
const ofNode = (name: string): Pick<PackageReceiver, 'needs' | 'find' | 'prepare' | 'command'> => ({
  needs: name,
  find: [process.execPath, '-e', `require.resolve('${name}')`],
  prepare: (place) =>
    symlink(join(process.cwd(), 'node_modules', name), join(place, 'node_modules', name)),
  command: () => [process.execPath, 'receiver.mjs'],
});

/** Debian has frameworks for its own Python, which need not be the first one. */
const ofPython = (name: string): Pick<PackageReceiver, 'needs' | 'find' | 'command'> => ({
  needs: name,
  find: [
    'sh',
    '-c',
    `for python in python3 /usr/bin/python3; do $python -c 'import ${name}' && echo $python && exit; done; exit 1`,
  ],
  command: (_, python) => [python, 'serve.py'],
});

const springJars = ['lib/*', ...debianJars()].join(':');

function debianJars(): string[] {
  const spring = 'aop beans context core expression web web.servlet'.split(' ');
  const tomcat =
    'annotations-api api catalina coyote el-api jaspic-api jni jsp-api juli servlet-api util util-scan'.split(
      ' ',
    );
  return [
    ...spring.map((name) => `spring3-${name}`),
    ...tomcat.map((name) => `tomcat9-${name}`),
    'commons-logging',
  ].map((name) => `/usr/share/java/${name}.jar`);
}

/** Spring as its starter runs it: the controller behind a servlet of Tomcat. */
const springServer = (port: number): string => `
import java.io.File;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;
import org.springframework.web.context.support.StaticWebApplicationContext;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

public class Serve {
  public static void main(String[] args) throws Exception {
    StaticWebApplicationContext beans = new StaticWebApplicationContext();
    beans.registerSingleton("controller", CallbackController.class);
    beans.registerSingleton("mapping", RequestMappingHandlerMapping.class);
    beans.registerSingleton("adapter", RequestMappingHandlerAdapter.class);
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir("tomcat");
    tomcat.setPort(${port});
    tomcat.getConnector().setProperty("address", "127.0.0.1");
    Context root = tomcat.addContext("", new File(".").getAbsolutePath());
    Tomcat.addServlet(root, "beans", new DispatcherServlet(beans));
    root.addServletMappingDecoded("/", "beans");
    tomcat.start();
    System.out.println("ready");
    tomcat.getServer().await();
  }
}
`;

/** Laravel with the routes of the file alone. */
const laravelServer = `<?php

error_reporting(E_ALL & ~E_DEPRECATED);
require 'vendor/autoload.php';
require 'Illuminate/autoload.php';
require_once 'Illuminate/Foundation/helpers.php';

use Illuminate\\Config\\Repository;
use Illuminate\\Filesystem\\FilesystemServiceProvider;
use Illuminate\\Foundation\\Application;
use Illuminate\\Http\\Request;
use Illuminate\\Support\\Facades\\Facade;
use Illuminate\\View\\ViewServiceProvider;

$app = new Application(__DIR__);
$app->instance('config', new Repository([
    'services' => ['${brand.codeName}' => ['callback_secret' => getenv('${variables.callbackSecret}')]],
    'view' => ['paths' => [], 'compiled' => sys_get_temp_dir()],
]));
foreach ([FilesystemServiceProvider::class, ViewServiceProvider::class] as $provider) {
    $app->register($provider);
}
Facade::setFacadeApplication($app);
$request = Request::capture();
$app->instance('request', $request);
$app['router']->group(['prefix' => 'api'], __DIR__ . '/routes/api.php');
$app['router']->dispatch($request)->send();
`;

export const frameworkReceivers: readonly PackageReceiver[] = [
  {
    name: 'Express',
    language: 'node',
    ...ofNode('express'),
    files: (port) => ({
      'receiver.mjs': onPort(
        printed('receiver.mjs'),
        'app.listen(8080);',
        `app.listen(${port}, '127.0.0.1', () => console.log('ready'));`,
      ),
    }),
  },
  {
    name: 'Fastify',
    language: 'node',
    ...ofNode('fastify'),
    files: (port) => ({
      'receiver.mjs': onPort(
        printed('receiver.mjs', 1),
        'await app.listen({ port: 8080 });',
        `await app.listen({ port: ${port}, host: '127.0.0.1' });\nconsole.log('ready');`,
      ),
    }),
  },
  {
    name: 'Django',
    language: 'python3',
    ...ofPython('django'),
    files: (port) => ({
      'shop/__init__.py': '',
      'shop/views.py': printed('views.py'),
      'shop/urls.py': printed('urls.py'),
      'serve.py': `
from wsgiref.simple_server import WSGIRequestHandler, make_server

from django.conf import settings
from django.core.wsgi import get_wsgi_application

settings.configure(
    ALLOWED_HOSTS=["127.0.0.1"],
    MIDDLEWARE=[
        "django.middleware.common.CommonMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
    ],
    ROOT_URLCONF="shop.urls",
    SECRET_KEY="of this test",
)
WSGIRequestHandler.log_message = lambda *_: None
server = make_server("127.0.0.1", ${port}, get_wsgi_application())
print("ready", flush=True)
server.serve_forever()
`,
    }),
  },
  {
    name: 'Flask',
    language: 'python3',
    ...ofPython('flask'),
    files: (port) => ({
      'receiver.py': printed('receiver.py'),
      'serve.py': `
from receiver import app
from werkzeug.serving import make_server

server = make_server("127.0.0.1", ${port}, app)
print("ready", flush=True)
server.serve_forever()
`,
    }),
  },
  {
    name: 'Spring',
    language: 'java',
    needs: 'Spring and Tomcat as Debian packages them',
    find: [
      'sh',
      '-c',
      'ls /usr/share/java/spring3-web.servlet.jar /usr/share/java/tomcat9-api.jar',
    ],
    files: (port) => ({
      'CallbackController.java': printed('CallbackController.java'),
      'Serve.java': springServer(port),
    }),
    prepare: (place) =>
      print(
        [
          'javac',
          '-parameters',
          '-d',
          'program',
          '-cp',
          springJars,
          'CallbackController.java',
          'Serve.java',
        ],
        place,
      ),
    command: () => ['java', '-XX:TieredStopAtLevel=1', '-cp', `program:${springJars}`, 'Serve'],
  },
  {
    name: 'Laravel',
    language: 'php',
    needs: 'Laravel as Debian packages it',
    find: ['php', '-r', 'exit(is_file("/usr/share/php/Illuminate/autoload.php") ? 0 : 1);'],
    files: () => ({ 'routes/api.php': printed('routes/api.php'), 'serve.php': laravelServer }),
    command: (port) => phpServer(port, 'serve.php'),
    path: '/api/callback',
  },
  {
    name: 'net/http',
    language: 'go',
    needs: 'Go',
    find: ['go', 'version'],
    files: (port) => ({
      'net-http/main.go': goOnPort(printed('main.go'), port),
    }),
    prepare: (place) => print(inGo(place, 'build', '-o', 'receiver', './net-http'), place),
    command: () => ['./receiver'],
  },
];
