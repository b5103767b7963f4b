.DEFAULT_GOAL := help
SHELL := /bin/sh
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

INSTALLED := node_modules/.package-lock.json
BUILT := .cache/built
SOURCES := $(shell find openapi.yaml codegen/src server/src server/train server/data sdk/src sdk/contract/src sdk/mcp/src -type f ! -path '*/generated/*' 2>/dev/null) \
           package.json server/package.json sdk/package.json sdk/finish.js sdk/contract/package.json sdk/mcp/package.json \
           tsconfig.base.json server/tsconfig.json sdk/tsconfig.json sdk/tsconfig.cjs.json sdk/contract/tsconfig.json sdk/mcp/tsconfig.json

.PHONY: help run demo test check generate clients bench prove fuzz format clean

help: ## show the commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

run: $(BUILT) ## install, build, start the database and serve; shows the API key and a first request
	@exec node server/dist/main.js serve

demo: $(BUILT) ## run a campaign from start to end, with the SDK
	@exec node --import tsx examples/demo.ts

test: $(BUILT) ## run all tests
	@exec npm test --silent

check: $(INSTALLED) ## check the contract version, lint, types and generated code
	@.ci/check-words
	@npm run compatibility --silent
	@npm run generate --silent
	@npm run lint --silent
	@npm run typecheck --silent
	@npm run drift --silent

generate: $(INSTALLED) ## generate code from openapi.yaml
	@npm run generate --silent

clients: $(INSTALLED) ## generate clients for Python, Go, PHP, Ruby and Java from openapi.yaml; needs Java
	@command -v java >/dev/null || { echo 'Java is missing; on Debian: apt-get install default-jre-headless'; exit 1; }
	@rm -rf clients
	@version=$$(node -p "require('./openapitools.json')['generator-cli'].version"); \
	jar=node_modules/@openapitools/openapi-generator-cli/versions/$$version.jar; \
	fetched=$$HOME/.m2/repository/org/openapitools/openapi-generator-cli/$$version/openapi-generator-cli-$$version.jar; \
	if [ ! -f $$jar ] && [ -f $$fetched ]; then \
	  echo "Using the generator that Maven has fetched: $$fetched"; mkdir -p $${jar%/*} && cp $$fetched $$jar; \
	fi
	@npm run clients --silent

bench: $(BUILT) ## run the benchmarks; prints a table, writes bench-results.json
	@exec npm run bench --silent

prove: $(BUILT) ## run the service under kills and faults, and judge what came of it; SEED, MINUTES, WORKERS, CLUSTER and CALM are settings
	@MINUTES=$${MINUTES:-10} exec npx mocha test/prove/prove.test.ts

fuzz: $(BUILT) ## send random requests to all operations; REQUESTS is a setting
	@REQUESTS=$${REQUESTS:-100000} exec npx mocha test/contract/random-requests.test.ts

format: $(INSTALLED) ## format the sources
	@npm run format --silent

clean: ## delete built files, but no data
	rm -rf .cache/built clients server/dist sdk/dist sdk/contract/dist sdk/mcp/dist
	rm -f $(foreach folder,server sdk/contract,$(addprefix $(folder)/src/generated/,validators.cjs openapi.json routes.json))

$(INSTALLED): package-lock.json
	@echo 'Installing packages …'
	@npm ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(BUILT): $(INSTALLED) $(SOURCES)
	@echo 'Building …'
	@npm run build --silent
	@mkdir -p $(@D) && touch $@
