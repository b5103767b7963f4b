"""
A whole OpenStack Swift in one process, spoken to by S3's protocol: python3 swift-server.py FOLDER ACCESS_KEY SECRET_KEY

The four servers of Swift (proxy, account, container, object) on free ports of loopback, with one device and one replica.
It prints "listening on PORT" once they do, and ends when its input closes, so that it never outlives the test that
started it.
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import listen, spawn, wsgi  # noqa: E402
from swift.account import server as account_server  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import SwiftHttpProtocol, loadapp  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.container import server as container_server  # noqa: E402
from swift.obj import server as object_server  # noqa: E402

folder, access_key, secret_key = sys.argv[1:]
os.makedirs(os.path.join(folder, 'devices', 'disk'))

# Where the hashes of names begin and end, which Swift otherwise reads from /etc/swift.
utils.HASH_PATH_PREFIX = b'tests'
utils.HASH_PATH_SUFFIX = b'tests'
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
with open(utils.SWIFT_CONF_FILE, 'w') as conf:
    conf.write('[swift-hash]\nswift_hash_path_prefix = tests\nswift_hash_path_suffix = tests\n')


class Cache:
    """What Swift keeps in memcached, in this process."""

    def __init__(self):
        self.kept = {}

    def get(self, key, raise_on_error=False):
        return self.kept.get(key)

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.kept[key] = value

    def incr(self, key, delta=1, time=0):
        self.kept[key] = self.kept.get(key, 0) + delta
        return self.kept[key]

    def delete(self, key, server_key=None):
        self.kept.pop(key, None)


cache = Cache()


def with_cache(app):
    def answer(env, start_response):
        env['swift.cache'] = cache
        return app(env, start_response)
    return answer


class Quiet:
    def write(self, *_args):
        pass

    def flush(self):
        pass


def serve(socket, app):
    spawn(wsgi.server, socket, app, log=Quiet(), protocol=SwiftHttpProtocol)


sockets = {kind: listen(('127.0.0.1', 0)) for kind in ('account', 'container', 'object')}
for kind, socket in sockets.items():
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({
        'region': 0, 'zone': 0, 'weight': 1, 'ip': '127.0.0.1', 'port': socket.getsockname()[1],
        'replication_ip': '127.0.0.1', 'replication_port': socket.getsockname()[1], 'device': 'disk',
    })
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + '.ring.gz'))

storage = {
    'swift_dir': folder, 'devices': os.path.join(folder, 'devices'), 'mount_check': 'false',
    'log_level': 'ERROR', 'fallocate_reserve': '0',
}
serve(sockets['account'], account_server.app_factory({}, **storage))
serve(sockets['container'], container_server.app_factory({}, **storage))
serve(sockets['object'], object_server.app_factory({}, **storage))

proxy_conf = os.path.join(folder, 'proxy-server.conf')
with open(proxy_conf, 'w') as conf:
    conf.write(f"""
[DEFAULT]
swift_dir = {folder}
log_level = ERROR

[pipeline:main]
pipeline = catch_errors listing_formats s3api tempauth bulk slo versioned_writes proxy-server

[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:s3api]
use = egg:swift#s3api
min_segment_size = 1

[filter:tempauth]
use = egg:swift#tempauth
user_{access_key.replace(':', '_')} = {secret_key} .admin

[filter:bulk]
use = egg:swift#bulk

[filter:slo]
use = egg:swift#slo
min_segment_size = 1

[filter:versioned_writes]
use = egg:swift#versioned_writes
allow_versioned_writes = true
""")
proxy = loadapp(proxy_conf, global_conf={'log_level': 'ERROR'})
front = listen(('127.0.0.1', 0))
serve(front, with_cache(proxy))
print(f'listening on {front.getsockname()[1]}', flush=True)
eventlet.tpool.execute(sys.stdin.read)
